// The worker that bots think in: it is sent an errand as bytes and answers with the move.
import start from "./thinker.js";

await start();
onmessage = async ({ data }) => {
  thinker.begin(data);
  let move;
  // Nobody here has to be given way to, but a mind that is on its way (null) comes only while nobody thinks.
  while ((move = thinker.think(100_000)) == null) {
    if (move === null) await new Promise((done) => setTimeout(done, 5));
  }
  postMessage(move);
};
postMessage("ready");

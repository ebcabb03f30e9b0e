// The worker that bots think in: it is sent an errand as bytes and answers with the move. `cargo xtask build` makes one
// for each game, beside its thinker.
import start, { begin, think } from "./thinker.js";

await start();
onmessage = ({ data }) => {
  begin(data);
  let move;
  // Nobody here has to be given way to.
  while ((move = think(100_000)) === undefined);
  postMessage(move);
};
postMessage("ready");

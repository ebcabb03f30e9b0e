// The worker that bots think in: it is sent an errand as bytes and answers with the move. Its address names the game.
const { default: start } = await import(`./thinker-${location.search.slice(1)}.js`);

await start();
onmessage = ({ data }) => {
  thinker.begin(data);
  let move;
  // Nobody here has to be given way to.
  while ((move = thinker.think(100_000)) === undefined);
  postMessage(move);
};
postMessage("ready");

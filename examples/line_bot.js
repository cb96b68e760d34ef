// A bot in lines of JSON that takes the first option: a question comes in, an answer goes out.
//
//     perihelion arena race --bots greedy,mine --program mine="node examples/line_bot.js"
//
// It needs nothing but Node. Change `choose`, and the bot is yours.

const { createInterface } = require("node:readline");

/** One of the options; the whole position, as this seat may see it, is in `view`. */
function choose(question, view) {
  return question.options[0].id;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { question, view } = JSON.parse(line);
  console.log(JSON.stringify({ answer: choose(question, view) }));
});

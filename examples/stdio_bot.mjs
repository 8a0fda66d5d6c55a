// The same protocol in another language: the longest move in JSON, for no reason at all.
//
//     ludi arena concordia --bots "cmd:node examples/stdio_bot.mjs,random" --games 10
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "choose") continue;
  const lengths = message.moves.map((move) => JSON.stringify(move).length);
  console.log(JSON.stringify({ move: lengths.indexOf(Math.max(...lengths)) }));
}

// A language server that only logs the methods it is asked for, one on each line of a file.
import { appendFileSync } from "node:fs";

let input = Buffer.alloc(0);

process.stdin.on("data", (chunk) => {
  input = Buffer.concat([input, chunk]);
  for (;;) {
    const header = /^Content-Length: (\d+)\r\n(?:.*\r\n)*?\r\n/.exec(input.toString("latin1"));
    const end = header ? header[0].length + Number(header[1]) : Infinity;
    if (input.length < end) {
      return;
    }
    const message = JSON.parse(input.subarray(header[0].length, end).toString("utf8"));
    input = input.subarray(end);
    answer(message);
  }
});

function answer({ id, method }) {
  appendFileSync(process.argv[2], `${method}\n`);
  if (method === "exit") {
    process.exit(0);
  }
  if (id !== undefined) {
    const result = method === "initialize" ? { capabilities: { textDocumentSync: 1 } } : null;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, result }));
    process.stdout.write(`Content-Length: ${body.length}\r\n\r\n`);
    process.stdout.write(body);
  }
}

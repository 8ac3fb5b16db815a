import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { describe as describeMessage, linesOf, parseMessages, rangeOf, summarize, type Message } from "../src/core/messages";

function at(line: number, column: number, endLine: number, endColumn: number): Message {
  const text = { line, column, end_line: endLine, end_column: endColumn };
  return { severity: "error", code: "syntax", message: "expected }", text };
}

describe("messages", () => {
  test("separates messages from other output", () => {
    const line = JSON.stringify(at(1, 2, 1, 3));
    const stderr = `diptych: building\n${line}\r\n{"severity":"error"}\n{broken\n`;
    const { messages, other } = parseMessages(stderr);
    assert.deepEqual(messages, [at(1, 2, 1, 3)]);
    assert.equal(other, 'diptych: building\n{"severity":"error"}\n{broken');
  });

  test("counts UTF-16 units where the command counts code points", () => {
    const lines = linesOf('a\r\n"\u{1F600}é\u{1F600}" x\rlast');
    assert.deepEqual(lines, ["a", '"\u{1F600}é\u{1F600}" x', "last"]);
    const range = rangeOf(at(2, 3, 2, 7), lines);
    assert.deepEqual(range, { start: { line: 1, character: 3 }, end: { line: 1, character: 8 } });
  });

  test("stays in the text", () => {
    const range = rangeOf(at(2, 99, 7, 5), linesOf("a\nbc"));
    assert.deepEqual(range, { start: { line: 1, character: 2 }, end: { line: 6, character: 0 } });
    const without: Message = { severity: "error", code: "bad-magic", message: "unknown format" };
    assert.deepEqual(rangeOf(without, []).start, { line: 0, character: 0 });
  });

  test("shows hints, notes and places", () => {
    const message: Message = { ...at(3, 4, 3, 5), help: ["add a }"], notes: ["in $a"] };
    assert.equal(describeMessage(message), "expected }\nnote: in $a\nhelp: add a }");
    assert.equal(summarize(message), "3:4: expected } [syntax]");
    const bytes: Message = { severity: "error", code: "end", message: "too short", bytes: { offset: 4, path: "a.b" } };
    assert.equal(summarize(bytes), "a.b: too short [end]");
  });
});

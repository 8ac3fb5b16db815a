import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as path from "node:path";
import { before, describe, test } from "node:test";
import type { IGrammar } from "vscode-textmate";
import { EXTENSION, accepted, examples, rejected, type Text } from "./support/files";
import { loadGrammars, tokenize, type Token } from "./support/grammar";
import { kindsOf, type Kind } from "./support/scanner";

const GOLDEN = path.join(EXTENSION, "test/golden");
const BLESS = process.env["BLESS"] === "1";

let grammars: Map<string, IGrammar>;

function tokensOf(text: Text): Token[][] {
  const grammar = grammars.get(text.language);
  assert.ok(grammar, text.language);
  return tokenize(grammar, text);
}

/** The kind of each character according to the scopes. */
function scopedKinds(text: Text): Kind[][] {
  return tokensOf(text).map((tokens, line) => {
    const kinds = new Array<Kind>(text.lines[line]?.length ?? 0).fill(" ");
    for (const token of tokens) {
      kinds.fill(kindOf(token.scopes), token.start, token.end);
    }
    return kinds;
  });
}

function kindOf(scopes: readonly string[]): Kind {
  const has = (prefix: string) => scopes.some((scope) => scope.startsWith(prefix));
  if (has("comment.")) return "comment";
  if (has("string.quoted.other.bytes")) return "bytes";
  if (has("string.")) return "string";
  return has("invalid.illegal.unterminated") || has("invalid.illegal.bytes") ? "invalid" : " ";
}

/** A grammar sees one line at a time, so it cannot tell whether bytes are closed on a later one. */
function withoutEnds(kind: Kind): Kind {
  return kind === "invalid" ? "bytes" : kind;
}

function shown(kinds: readonly Kind[], comparable: (kind: Kind, i: number) => string): string {
  return kinds.map((kind, i) => comparable(kind, i).charAt(0) || " ").join("");
}

function snapshot(text: Text): string {
  const lines = tokensOf(text).flatMap((tokens, line) => {
    const content = text.lines[line] ?? "";
    const shown = tokens
      .filter((token) => content.slice(token.start, token.end).trim() !== "")
      .map((token) => `  ${content.slice(token.start, token.end).trim()}  ${token.scopes.slice(1).join(" ")}`);
    return [`>${content}`, ...shown];
  });
  return lines.map((line) => line.trimEnd()).join("\n") + "\n";
}

before(async () => {
  grammars = await loadGrammars();
});

describe("grammar", () => {
  test("scopes of the examples", () => {
    const names = new Set<string>();
    for (const text of examples()) {
      const name = path.basename(text.name) + ".scopes";
      assert.ok(!names.has(name), `two examples are called ${name}`);
      names.add(name);
      const file = path.join(GOLDEN, name);
      if (BLESS) {
        fs.mkdirSync(GOLDEN, { recursive: true });
        fs.writeFileSync(file, snapshot(text));
      }
      assert.equal(snapshot(text), fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "", name);
    }
    assert.deepEqual(fs.readdirSync(GOLDEN).sort(), [...names].sort(), "golden files without an example");
  });

  for (const [title, list] of [["accepted", accepted], ["rejected", rejected]] as const) {
    test(`comments, strings and bytes of ${title} texts are scoped as such, and nothing else is`, () => {
      const texts = list();
      assert.ok(texts.length > 300, `${texts.length} texts`);
      for (const text of texts) {
        const scoped = scopedKinds(text);
        kindsOf(text).forEach((kinds, line) => {
          const where = `${text.name}:${line + 1}: ${text.lines[line]}`;
          const comparable = (kind: Kind, i: number) =>
            text.lines[line]?.[i]?.trim() === "" ? "" : list === rejected ? withoutEnds(kind) : kind;
          assert.equal(shown(scoped[line] ?? [], comparable), shown(kinds, comparable), where);
        });
      }
    });
  }

  test("no accepted text has anything invalid", () => {
    for (const text of accepted()) {
      tokensOf(text).forEach((tokens, line) => {
        const invalid = tokens.find((token) => token.scopes.some((scope) => scope.startsWith("invalid")));
        assert.equal(invalid, undefined, `${text.name}:${line + 1}: ${text.lines[line]}`);
      });
    }
  });

  test("every other character of an accepted text has a scope", () => {
    for (const text of accepted()) {
      tokensOf(text).forEach((tokens, line) => {
        const content = text.lines[line] ?? "";
        const bare = tokens.find(
          (token) => token.scopes.length === 1 && content.slice(token.start, token.end).trim() !== "",
        );
        assert.equal(bare, undefined, `${text.name}:${line + 1}: ${content}`);
      });
    }
  });
});

import assert from "node:assert/strict";
import * as fs from "node:fs";
import * as path from "node:path";
import { describe, test } from "node:test";
import { run } from "../src/core/run";
import { SKIPPED, command } from "./support/command";
import { EXTENSION } from "./support/files";
import { temporaryFolder } from "./support/folder";

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly body: string | readonly string[];
}

const ANIMATION = (items: string) => `Input Animation Ver 1.1\n${items}\nEof\n`;
const CAMERA = "Camera { move { 0 (0 1.6m 0) } }\n";
const ROWS = (rows: string) => ANIMATION(`Camera { Position { 0 (0 1.6 0) ${rows} } }`);
const MOTION = (items: string) => `Mikoto Motion Ver 2\nMotion {\nname = "a"\nendframe = 60\nloop = 0\n${items}\n}\nEof\n`;

/** Where each snippet may be inserted. */
const PLACES: Record<string, Record<string, (inserted: string) => string>> = {
  diptych: {
    Animation: (text) => text,
    Header: (text) => text,
    "Name of a value": (text) => ANIMATION(`${text}\nCamera { move { 0 $start } }`),
    "Name of items": (text) => ANIMATION(`${text}\nHands { PinchingRight { 0 (false) use $tap } }`),
    "Use of items": (text) => ANIMATION(`let tap = { +1s (true) }\nHands { PinchingRight { 0 (false) ${text} } }`),
    "Included file": (text) => ANIMATION(text),
    Repetition: (text) => ROWS(text.replace("{", "{ 0.1s (0 1.7 0)")),
    Staircase: (text) => ROWS(text),
    Shift: (text) => ROWS(text.replace("{", "{ 0.1s (0 1.7 0)")),
    Calculation: (text) => ROWS(`1s (${text} 0 0)`),
    Camera: (text) => ANIMATION(text),
    Look: (text) => ANIMATION(`Camera { ${text.replace("0   at", "0 from (0 1.6m 0) at")} }`),
    Eyes: (text) => ANIMATION(CAMERA + text),
    Hand: (text) => ANIMATION(`${CAMERA}Hands { ${text} }`),
    "Mirrored hand": (text) => ANIMATION(`${CAMERA}Hands { Right { move Wrist { 0 (20cm 1.2m 40cm) } } ${text} }`),
    Gesture: (text) => ANIMATION(`${text}\n${CAMERA}`),
    Markers: (text) => ANIMATION(CAMERA + text),
  },
  "mikoto-motion": { Motion: (text) => text, Positions: MOTION, Rotations: MOTION },
};

/** The text that a snippet inserts if nothing is typed. */
function inserted({ body }: Snippet): string {
  return [body]
    .flat()
    .join("\n")
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, "$1")
    .replace(/\\\$/g, "\u0000")
    .replace(/\$\d/g, "")
    .replace(/\u0000/g, "$");
}

for (const [language, places] of Object.entries(PLACES)) {
  const snippets: Record<string, Snippet> = JSON.parse(
    fs.readFileSync(path.join(EXTENSION, "snippets", `${language}.json`), "utf8"),
  );

  describe(`snippets of ${language}`, () => {
    test("have different prefixes and a description", () => {
      const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
      assert.equal(new Set(prefixes).size, prefixes.length);
      assert.ok(Object.values(snippets).every(({ description }) => description.length > 0));
      assert.deepEqual(Object.keys(snippets), Object.keys(places));
    });

    test("compile as they are inserted", SKIPPED, async () => {
      const folder = temporaryFolder();
      fs.writeFileSync(path.join(folder, "gestures.twin"), "gesture Call { like = Fist }\n");
      const files = Object.entries(snippets).map(([name, snippet]) => {
        const file = path.join(folder, `${name}.${language === "diptych" ? "twin" : "mkm"}`);
        fs.writeFileSync(file, places[name]?.(inserted(snippet)) ?? "");
        return file;
      });
      const out = path.join(folder, "out", path.sep);
      const outcome = await run(command(), ["compile", "-o", out, ...files]);
      assert.equal(outcome.code, 0, outcome.stderr);
      assert.equal(fs.readdirSync(out).length, files.length);
    });
  });
}

import * as fs from "node:fs";
import * as path from "node:path";

/** The folder of the extension. Tests run from `out/test`. */
export const EXTENSION = path.resolve(__dirname, "../..");

/** The folder of the project. */
export const PROJECT = path.resolve(EXTENSION, "../..");

/** Larger texts take minutes to colour. */
const MAX_SIZE = 256 * 1024;

const EXAMPLES = [
  "spec/formats/input_animation/examples",
  "spec/formats/mikoto_motion/examples",
  "runtime/animation/docs/examples",
];

const ACCEPTED = ["conformance/vectors/valid", "conformance/vectors/equivalent", "conformance/authored/valid"];
const REJECTED = ["conformance/vectors/invalid/text", "conformance/authored/invalid"];

/** A text of the project. */
export interface Text {
  readonly name: string;
  readonly language: "diptych" | "mikoto-motion";
  readonly lines: readonly string[];
}

/** The texts that the documentation shows. */
export function examples(): Text[] {
  return textsOf(EXAMPLES);
}

/** Texts that compile. */
export function accepted(): Text[] {
  return [...examples(), ...textsOf(ACCEPTED)];
}

/** Texts with errors. */
export function rejected(): Text[] {
  return textsOf(REJECTED);
}

function textsOf(folders: readonly string[]): Text[] {
  return folders.flatMap((folder) => filesIn(path.join(PROJECT, folder))).map(read);
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(twin|mkm)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => fs.statSync(file).size <= MAX_SIZE)
    .sort();
}

function read(file: string): Text {
  const bytes = fs.readFileSync(file);
  const raw = bytes.includes("Mikoto Motion Ver");
  const content = new TextDecoder(raw ? "shift_jis" : "utf-8").decode(bytes).replace(/^\uFEFF/, "");
  return {
    name: path.relative(PROJECT, file).split(path.sep).join("/"),
    language: raw ? "mikoto-motion" : "diptych",
    lines: content.split(/\r\n|\n|\r/),
  };
}

import * as vscode from "vscode";
import { isMotionPath } from "./core/textPath";

/** The scheme of texts of binary files. */
export const TEXT_SCHEME = "diptych";

/** The scheme of plain texts of authored texts. */
export const EXPANDED_SCHEME = "diptych-expanded";

/** The languages of texts. */
export const LANGUAGES = ["diptych", "mikoto-motion"];

/** The documents that the language server knows. */
export const SELECTOR = [
  ...["file", "untitled", TEXT_SCHEME].flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language }))),
  { scheme: "file", pattern: "**/*.ksy" },
];

/** The bytes of a document as its file has them. Motions are in Shift JIS, which only VS Code itself can encode. */
export async function bytesOf(document: vscode.TextDocument): Promise<Uint8Array> {
  const isMotion = document.languageId === "mikoto-motion" || isMotionPath(document.uri.path);
  if (!isMotion || isAscii(document)) {
    return Buffer.from(document.getText(), "utf8");
  }
  if (document.isUntitled || document.isDirty) {
    throw new Error(`Save ${nameOf(document.uri)} first: its characters are encoded when it is saved.`);
  }
  return vscode.workspace.fs.readFile(document.uri);
}

function isAscii(document: vscode.TextDocument): boolean {
  return /^[\0-\x7f]*$/.test(document.getText());
}

/** The folder of a document; none if it is not a file. */
export function folderOf(uri: vscode.Uri): string | undefined {
  const isFile = uri.scheme === "file" || (uri.scheme === TEXT_SCHEME && uri.query === "");
  return isFile ? vscode.Uri.joinPath(uri.with({ scheme: "file" }), "..").fsPath : undefined;
}

/** The name of a file for messages. */
export function nameOf(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf("/") + 1);
}

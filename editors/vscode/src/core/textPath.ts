const MOTION_MAGIC = "MKMB";
const MOTION_ENDING = ".mkm";
const TEXT_ENDING = ".twin";

/** The path of the text of a binary file: its path with the ending of its language. */
export function textPath(binaryPath: string, bytes: Uint8Array): string {
  const magic = Buffer.from(bytes.subarray(0, MOTION_MAGIC.length)).toString("latin1");
  return binaryPath + (magic === MOTION_MAGIC ? MOTION_ENDING : TEXT_ENDING);
}

/** The path of the binary file of a text. */
export function binaryPath(textPathOfBinary: string): string {
  const ending = [MOTION_ENDING, TEXT_ENDING].find((candidate) => textPathOfBinary.endsWith(candidate));
  return ending === undefined ? textPathOfBinary : textPathOfBinary.slice(0, -ending.length);
}

/** Whether a text is in the encoding of motions, which is not UTF-8. */
export function isMotionPath(path: string): boolean {
  return path.endsWith(MOTION_ENDING);
}

/** Where a text is compiled to, unless another place is chosen. */
export function compiledPath(textFile: string): string {
  const ending = isMotionPath(textFile) ? ".mkmb" : ".bin";
  return textFile.replace(/\.(twin|mkm)$/, "") + ending;
}

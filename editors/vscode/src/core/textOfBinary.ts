import { createHash } from "node:crypto";
import type { CallOptions, Diptych, Result } from "./diptych";
import { hasNewReplacements, survivesShiftJis } from "./encoding";
import type { Message } from "./messages";

/** Where the bytes of a binary file are. */
export interface Storage {
  read(): Promise<Uint8Array>;
  /** Writes the file completely or leaves it as it was. */
  write(bytes: Uint8Array): Promise<void>;
}

/** What saving a text has done. `conflict`: the file has changed since its text was shown, and still has that content. */
export type Saved =
  | { readonly kind: "saved"; readonly messages: readonly Message[] }
  | { readonly kind: "rejected"; readonly messages: readonly Message[] }
  | { readonly kind: "conflict" };

/** The text of a binary file. Saving it compiles it back, unless the file has other content than the text was made of. */
export class TextOfBinary {
  /** The content that the edited text was made of. */
  private base: string | undefined;
  /** The content that was read or written last. */
  private seen: string | undefined;
  /** The content that was converted last, with its text or the errors in it. */
  private latest: { readonly hash: string; readonly text: Result } | undefined;

  constructor(
    private readonly storage: Storage,
    /** Whether texts of the file are in Shift_JIS. */
    private readonly isMotion: boolean,
    private readonly options: CallOptions = {},
  ) {}

  /**
   * The text of the file as it is now.
   *
   * @param edited whether an editor has changes, which are of the content before
   */
  async read(diptych: Diptych, edited: boolean): Promise<Result> {
    const bytes = await this.storage.read();
    const text = await this.textOf(diptych, bytes);
    this.seen = hashOf(bytes);
    if (!edited) {
      this.unedited();
    }
    return text;
  }

  /** Notes that an editor has no changes to the content that was read or written last. */
  unedited(): void {
    this.base = this.seen;
  }

  /** Whether the text was read. */
  get isKnown(): boolean {
    return this.seen !== undefined;
  }

  /** Whether an editor would change bytes of the text that nobody has edited. */
  get isReadOnly(): boolean {
    const text = this.latest?.text;
    return this.isMotion && text?.ok === true && !survivesShiftJis(text.bytes);
  }

  /**
   * Compiles a text and replaces the file.
   *
   * @param overwrite whether to replace content that the editor has not shown
   */
  async save(diptych: Diptych, text: Uint8Array, overwrite: () => Promise<boolean>): Promise<Saved> {
    const shown = this.latest?.text;
    if (this.isReadOnly || (shown?.ok && hasNewReplacements(shown.bytes, text))) {
      return { kind: "rejected", messages: [REPLACED] };
    }
    const compiled = await diptych.compile(text, this.options);
    if (!compiled.ok) {
      return { kind: "rejected", messages: compiled.messages };
    }
    const current = await this.storage.read().catch(() => undefined);
    const wanted = hashOf(compiled.bytes);
    const found = current && hashOf(current);
    if (found !== wanted) {
      if (found !== this.base && !(await overwrite())) {
        return { kind: "conflict" };
      }
      await this.storage.write(compiled.bytes);
    }
    this.seen = wanted;
    this.unedited();
    return { kind: "saved", messages: compiled.messages };
  }

  /**
   * Whether a text that was just saved will look different when it is opened again: a binary file has no comments
   * and no words that expand. White space does not count.
   */
  async losesWords(diptych: Diptych, text: Uint8Array): Promise<boolean> {
    const again = await this.textOf(diptych, await this.storage.read());
    return again.ok && withoutBlanks(again.bytes) !== withoutBlanks(text);
  }

  private async textOf(diptych: Diptych, bytes: Uint8Array): Promise<Result> {
    const hash = hashOf(bytes);
    if (this.latest?.hash !== hash || !this.latest.text.ok) {
      this.latest = { hash, text: await diptych.decompile(bytes, this.options) };
    }
    return this.latest.text;
  }
}

const REPLACED: Message = {
  severity: "error",
  code: "encoding",
  message: "the editor cannot write all characters of this text as they were",
  help: ["check the setting 'files.encoding': texts are UTF-8, motions (.mkm) Shift JIS", "decompile the file to a text and edit that"],
};

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function withoutBlanks(text: Uint8Array): string {
  return Buffer.from(text).toString("latin1").replace(/\s+/g, "");
}

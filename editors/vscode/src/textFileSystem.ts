import * as vscode from "vscode";
import { replaceFile } from "./core/atomic";
import { binaryPath, isMotionPath, textPath } from "./core/textPath";
import { TextOfBinary, type Storage } from "./core/textOfBinary";
import { TEXT_SCHEME, folderOf, nameOf } from "./languages";
import { firstError, type Problems } from "./problems";
import { ToolError, explain, type Tools } from "./tool";

/** The address of the text of a binary file. The query has the address of a file that is not on a disk. */
export function textUriOf(binary: vscode.Uri, bytes: Uint8Array): vscode.Uri {
  const query = binary.scheme === "file" ? "" : binary.toString();
  return binary.with({ scheme: TEXT_SCHEME, path: textPath(binary.path, bytes), query, fragment: "" });
}

/** The address of the binary file of a text. */
export function binaryUriOf(text: vscode.Uri): vscode.Uri {
  return text.query === ""
    ? text.with({ scheme: "file", path: binaryPath(text.path) })
    : vscode.Uri.parse(text.query, true);
}

/** Binary files as texts, as a file system: reading decompiles, writing compiles. */
export class TextFileSystem implements vscode.FileSystemProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  private readonly texts = new Map<string, TextOfBinary>();
  private readonly subscriptions: vscode.Disposable[];

  readonly onDidChangeFile = this.changed.event;

  constructor(
    private readonly tools: Tools,
    private readonly problems: Problems,
  ) {
    this.subscriptions = [
      this.changed,
      // Also sent when a document is reverted, with no changes of its content.
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (document.uri.scheme === TEXT_SCHEME && !document.isDirty) {
          this.texts.get(document.uri.toString())?.unedited();
        }
      }),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => {
        // A change of the language closes and opens a document that stays where it is.
        if (uri.scheme === TEXT_SCHEME && !openDocument(uri)) {
          this.texts.delete(uri.toString());
          this.problems.clear(uri);
        }
      }),
    ];
  }

  watch(uri: vscode.Uri): vscode.Disposable {
    const binary = binaryUriOf(uri);
    const pattern = new vscode.RelativePattern(vscode.Uri.joinPath(binary, ".."), nameOf(binary));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    const send = (type: vscode.FileChangeType) => () => this.changed.fire([{ type, uri }]);
    watcher.onDidChange(send(vscode.FileChangeType.Changed));
    watcher.onDidCreate(send(vscode.FileChangeType.Created));
    watcher.onDidDelete(send(vscode.FileChangeType.Deleted));
    return watcher;
  }

  /**
   * The times of the binary file. The size is always 0: VS Code would compare it to find conflicts, which misses
   * changes that keep the size. {@link writeFile} compares the content.
   */
  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const { ctime, mtime, type } = await vscode.workspace.fs.stat(binaryUriOf(uri));
    const stat = { type: type & ~vscode.FileType.SymbolicLink, ctime, mtime, size: 0 };
    const readOnly = this.texts.get(uri.toString())?.isReadOnly || !this.isWritable(uri);
    return readOnly ? { ...stat, permissions: vscode.FilePermission.Readonly } : stat;
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const { diptych } = await this.tool();
    const wasReadOnly = this.textOf(uri).isReadOnly;
    const text = await this.textOf(uri).read(diptych, openDocument(uri)?.isDirty ?? false);
    if (!text.ok) {
      throw vscode.FileSystemError.Unavailable(`${nameOf(binaryUriOf(uri))}: ${firstError(text.messages)}`);
    }
    if (this.textOf(uri).isReadOnly !== wasReadOnly) {
      this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
    }
    return text.bytes;
  }

  async writeFile(uri: vscode.Uri, content: Uint8Array, options: { readonly create: boolean }): Promise<void> {
    const { diptych } = await this.tool();
    const name = nameOf(binaryUriOf(uri));
    if (!this.textOf(uri).isKnown && options.create && !(await this.exists(binaryUriOf(uri)))) {
      throw vscode.FileSystemError.NoPermissions("Save a text as a file, or compile it to a binary file.");
    }
    const saved = await this.textOf(uri).save(diptych, content, () => this.mayOverwrite(uri, name));
    if (saved.kind === "conflict") {
      throw vscode.FileSystemError.Unavailable(`${name} has changed since its text was opened. It was not replaced.`);
    }
    this.problems.set(uri, Buffer.from(content).toString("utf8"), saved.messages);
    if (saved.kind === "rejected") {
      throw vscode.FileSystemError.Unavailable(`${name} was not changed: ${firstError(saved.messages)}`);
    }
    this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
    void this.warnOfLostWords(uri, content);
  }

  readDirectory(): never {
    throw vscode.FileSystemError.NoPermissions("Texts of binary files have no folders.");
  }

  createDirectory(): never {
    throw vscode.FileSystemError.NoPermissions("Texts of binary files have no folders.");
  }

  delete(): never {
    throw vscode.FileSystemError.NoPermissions("Delete the binary file instead of its text.");
  }

  rename(): never {
    throw vscode.FileSystemError.NoPermissions("Rename the binary file instead of its text.");
  }

  dispose(): void {
    this.subscriptions.forEach((subscription) => subscription.dispose());
  }

  private textOf(uri: vscode.Uri): TextOfBinary {
    const key = uri.toString();
    const text =
      this.texts.get(key) ??
      new TextOfBinary(storageOf(binaryUriOf(uri)), isMotionPath(uri.path), { folder: folderOf(uri) });
    this.texts.set(key, text);
    return text;
  }

  private async tool() {
    try {
      return await this.tools.get();
    } catch (error) {
      if (error instanceof ToolError) {
        void explain(error);
        throw vscode.FileSystemError.Unavailable(error.message);
      }
      throw error;
    }
  }

  private isWritable(uri: vscode.Uri): boolean {
    return vscode.workspace.fs.isWritableFileSystem(binaryUriOf(uri).scheme) ?? true;
  }

  private async exists(uri: vscode.Uri): Promise<boolean> {
    return vscode.workspace.fs.stat(uri).then(
      () => true,
      () => false,
    );
  }

  private async mayOverwrite(uri: vscode.Uri, name: string): Promise<boolean> {
    const overwrite = "Overwrite";
    const compare = "Compare";
    const answer = await vscode.window.showWarningMessage(
      `${name} has changed since its text was opened. Replace the new content by this text?`,
      { modal: true },
      overwrite,
      compare,
    );
    if (answer === compare) {
      void vscode.commands.executeCommand("workbench.files.action.compareWithSaved", uri);
    }
    return answer === overwrite;
  }

  private async warnOfLostWords(uri: vscode.Uri, content: Uint8Array): Promise<void> {
    const { diptych } = await this.tools.get();
    if (await this.textOf(uri).losesWords(diptych, content)) {
      const name = nameOf(binaryUriOf(uri));
      void vscode.window.showInformationMessage(
        `${name} is saved, but a binary file has no comments, names or words that expand: they are not there when ` +
          "it is opened again. To keep them, save the text as a file of its own, too.",
      );
    }
  }
}

function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
}

function storageOf(binary: vscode.Uri): Storage {
  return {
    read: async () => vscode.workspace.fs.readFile(binary),
    write: async (bytes) =>
      binary.scheme === "file" ? replaceFile(binary.fsPath, bytes) : vscode.workspace.fs.writeFile(binary, bytes),
  };
}

import * as vscode from "vscode";
import { nameOf } from "./languages";
import { textUriOf } from "./textFileSystem";

/** A file that is larger is opened as a text only by command. */
const MAX_SIZE = 64 << 20;

/** Bytes in which VS Code itself looks for zeros. */
const START = 512;

/**
 * Replaces a tab with a binary file, which VS Code cannot show, by one with its text, if it has one. Which format a
 * file has, Diptych decides by its content: the ending of its name does not count.
 */
export class DetectedFiles implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  /** Files without a text, with the time of their last change. */
  private readonly foreign = new Map<string, number>();

  constructor() {
    this.subscription = vscode.window.tabGroups.onDidChangeTabs(({ opened }) =>
      Promise.all(opened.map((tab) => this.opened(tab))),
    );
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private async opened(tab: vscode.Tab): Promise<void> {
    const { input } = tab;
    if (!(input instanceof vscode.TabInputText) || input.uri.scheme !== "file" || isAssociated(input.uri)) {
      return;
    }
    const text = await this.textOf(input.uri).catch(() => undefined);
    if (text) {
      await vscode.window.tabGroups.close(tab);
      await vscode.window.showTextDocument(text, { viewColumn: tab.group.viewColumn, preview: tab.isPreview });
    }
  }

  /** The text of a binary file; none if it has none. */
  private async textOf(uri: vscode.Uri): Promise<vscode.TextDocument | undefined> {
    const { size, mtime } = await vscode.workspace.fs.stat(uri);
    if (size > MAX_SIZE || this.foreign.get(uri.toString()) === mtime) {
      return undefined;
    }
    const bytes = await vscode.workspace.fs.readFile(uri);
    if (!bytes.subarray(0, START).includes(0)) {
      return undefined;
    }
    try {
      return await vscode.workspace.openTextDocument(textUriOf(uri, bytes));
    } catch {
      this.foreign.set(uri.toString(), mtime);
      return undefined;
    }
  }
}

/** Whether the user has chosen an editor for files of this ending. */
function isAssociated(uri: vscode.Uri): boolean {
  const chosen = vscode.workspace.getConfiguration("workbench").get<Record<string, string>>("editorAssociations", {});
  const name = nameOf(uri).toLowerCase();
  return Object.keys(chosen).some(
    (pattern) => pattern.startsWith("*.") && name.endsWith(pattern.slice(1).toLowerCase()),
  );
}

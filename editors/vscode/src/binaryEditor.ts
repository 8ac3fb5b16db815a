import * as vscode from "vscode";
import { nameOf } from "./languages";
import { firstError } from "./problems";
import { textUriOf } from "./textFileSystem";
import { ToolError, type Tools } from "./tool";

/** The editors of package.json for binary files: that of endings of our own, and one to choose for any file. */
export const VIEW_TYPES = ["diptych.text", "diptych.binary"];

const MAX_SHOWN = 1 << 20;
const OTHER_EDITOR = "workbench.action.reopenWithEditor";

/**
 * Opens the text of a binary file in its place, in an ordinary text editor. A file without a text gets a page
 * with the reason. In a comparison, where an editor cannot be replaced, the page shows the text.
 */
export class BinaryEditor implements vscode.CustomReadonlyEditorProvider {
  constructor(private readonly tools: Tools) {}

  openCustomDocument(uri: vscode.Uri): vscode.CustomDocument {
    return { uri, dispose: () => undefined };
  }

  async resolveCustomEditor({ uri }: vscode.CustomDocument, panel: vscode.WebviewPanel): Promise<void> {
    panel.webview.options = { enableCommandUris: [OTHER_EDITOR, "diptych.showOutput"] };
    const page = await this.textOrReason(uri);
    if ("text" in page && isTab(uri)) {
      const viewColumn = panel.viewColumn ?? vscode.ViewColumn.Active;
      await vscode.window.showTextDocument(page.uri, { viewColumn, preview: false });
      panel.dispose();
    } else {
      panel.webview.html = "text" in page ? textPage(page.text) : reasonPage(nameOf(uri), page.reason);
    }
  }

  private async textOrReason(uri: vscode.Uri): Promise<{ uri: vscode.Uri; text: string } | { reason: string }> {
    try {
      const bytes = await vscode.workspace.fs.readFile(uri);
      const text = textUriOf(uri, bytes);
      if (isTab(uri)) {
        return { uri: text, text: (await vscode.workspace.openTextDocument(text)).getText() };
      }
      const { diptych } = await this.tools.get();
      const converted = await diptych.decompile(bytes);
      return converted.ok
        ? { uri: text, text: converted.bytes.toString("utf8") }
        : { reason: firstError(converted.messages) };
    } catch (error) {
      if (error instanceof ToolError || error instanceof Error) {
        return { reason: error.message };
      }
      throw error;
    }
  }
}

/** Whether a tab of its own shows the file; otherwise it is a part of a comparison. */
function isTab(uri: vscode.Uri): boolean {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(
    ({ input }) => input instanceof vscode.TabInputCustom && input.uri.toString() === uri.toString(),
  );
}

function reasonPage(name: string, reason: string): string {
  return page(
    `<h2>${escape(name)} has no text</h2>
     <p>${escape(reason)}</p>
     <p>If this is a file of another program, <a href="command:${OTHER_EDITOR}">open it with another editor</a>. The
     setting <code>workbench.editorAssociations</code> selects one for all files of an ending.</p>
     <p>For a format of your own, add its Kaitai Struct spec to the setting <code>diptych.specs</code>.</p>`,
  );
}

function textPage(text: string): string {
  const rest = text.length > MAX_SHOWN ? "<p>The text is longer than what is shown.</p>" : "";
  return page(`<pre>${escape(text.slice(0, MAX_SHOWN))}</pre>${rest}`);
}

/** A page without scripts. */
function page(body: string): string {
  return `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <style>pre { font-family: var(--vscode-editor-font-family); font-size: var(--vscode-editor-font-size); }</style>
  </head>
  <body>${body}</body>
</html>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

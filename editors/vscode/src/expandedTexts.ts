import * as vscode from "vscode";
import { EXPANDED_SCHEME, bytesOf, folderOf, nameOf } from "./languages";
import { firstError, type Problems } from "./problems";
import type { Tools } from "./tool";

/** The address of the plain text of an authored text. */
export function expandedUriOf(source: vscode.Uri): vscode.Uri {
  const path = source.path.replace(/(\.[^./]*)?$/, ".plain$1");
  return source.with({ scheme: EXPANDED_SCHEME, path, query: source.toString(), fragment: "" });
}

/** The plain texts that authored texts expand to, as documents that cannot be edited and follow their sources. */
export class ExpandedTexts implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly subscriptions: vscode.Disposable[];

  readonly onDidChange = this.changed.event;

  constructor(
    private readonly tools: Tools,
    private readonly problems: Problems,
  ) {
    this.subscriptions = [
      this.changed,
      vscode.workspace.onDidSaveTextDocument(({ uri }) => this.changed.fire(expandedUriOf(uri))),
    ];
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const source = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri.query, true));
    const { diptych } = await this.tools.get();
    const expanded = await diptych.expand(await bytesOf(source), { folder: folderOf(source.uri) });
    this.problems.set(source.uri, source.getText(), expanded.messages);
    if (!expanded.ok) {
      return `# ${nameOf(source.uri)} does not expand: ${firstError(expanded.messages)}\n`;
    }
    const isMotion = source.languageId === "mikoto-motion" && !source.isUntitled;
    return new TextDecoder(isMotion ? "shift_jis" : "utf-8").decode(expanded.bytes);
  }

  dispose(): void {
    this.subscriptions.forEach((subscription) => subscription.dispose());
  }
}

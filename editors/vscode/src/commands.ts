import * as vscode from "vscode";
import { replaceFile } from "./core/atomic";
import { compiledPath } from "./core/textPath";
import type { Result } from "./core/diptych";
import { expandedUriOf } from "./expandedTexts";
import { LANGUAGES, TEXT_SCHEME, bytesOf, folderOf, nameOf } from "./languages";
import { firstError, type Problems } from "./problems";
import { textUriOf } from "./textFileSystem";
import { ToolError, explain, type Tools } from "./tool";

/** A command of package.json. The arguments are those of a menu: a file, and all selected files. */
type Action = (uri?: vscode.Uri, selected?: readonly vscode.Uri[]) => Promise<void>;

/** The commands on files and on the active editor. */
export class Commands {
  /** Binary files that were chosen for texts, until the window is closed. */
  private readonly targets = new Map<string, vscode.Uri>();

  constructor(
    private readonly tools: Tools,
    private readonly problems: Problems,
    private readonly output: vscode.LogOutputChannel,
  ) {}

  register(): vscode.Disposable[] {
    const actions: Record<string, Action> = {
      "diptych.compile": (uri) => this.compile(uri),
      "diptych.showText": (uri) => this.showText(uri),
      "diptych.compare": (uri, selected) => this.compare(uri, selected),
      "diptych.verify": (uri, selected) => this.verify(uri, selected),
      "diptych.expand": (uri) => this.expand(uri),
      "diptych.format": async () => vscode.commands.executeCommand("editor.action.formatDocument"),
      "diptych.showOutput": async () => this.output.show(),
    };
    return Object.entries(actions).map(([name, action]) =>
      vscode.commands.registerCommand(name, (uri?: vscode.Uri, selected?: readonly vscode.Uri[]) =>
        this.reporting(() => action(uri, selected)),
      ),
    );
  }

  private async compile(uri?: vscode.Uri): Promise<void> {
    const document = await documentOf(uri);
    if (!document) {
      return;
    }
    if (!document.isUntitled && document.isDirty && !(await document.save())) {
      return;
    }
    if (document.uri.scheme === TEXT_SCHEME) {
      return;
    }
    const target = await this.target(document);
    if (!target) {
      return;
    }
    const { diptych } = await this.tools.get();
    const compiled = await diptych.compile(await bytesOf(document), { folder: folderOf(document.uri) });
    this.problems.set(document.uri, document.getText(), compiled.messages);
    if (!compiled.ok) {
      await this.rejected(nameOf(document.uri), compiled);
      return;
    }
    await write(target, compiled.bytes);
    this.targets.set(document.uri.toString(), target);
    void vscode.window.setStatusBarMessage(`${nameOf(target)} written`, 5000);
  }

  /** Where to write: where the text was compiled to before, otherwise a place that the user chooses. */
  private async target(document: vscode.TextDocument): Promise<vscode.Uri | undefined> {
    const known = this.targets.get(document.uri.toString());
    if (known) {
      return known;
    }
    const proposed = document.isUntitled
      ? undefined
      : document.uri.with({ scheme: "file", path: compiledPath(document.uri.path) });
    const filters = { "Binary files": ["bin", "mkmb"], "All files": ["*"] };
    return vscode.window.showSaveDialog({ ...(proposed && { defaultUri: proposed }), filters, title: "Compile" });
  }

  private async showText(uri?: vscode.Uri): Promise<void> {
    const binary = uri ?? activeFile() ?? (await chooseFile("Show as Text"));
    if (binary) {
      await vscode.window.showTextDocument(await this.textOf(binary), { preview: false });
    }
  }

  private async compare(uri?: vscode.Uri, selected: readonly vscode.Uri[] = []): Promise<void> {
    const left = uri ?? activeFile() ?? (await chooseFile("Compare"));
    const right = left && (selected.find((file) => file.toString() !== left.toString()) ?? (await chooseFile("Compare")));
    if (!left || !right) {
      return;
    }
    const title = `${nameOf(left)} ↔ ${nameOf(right)}`;
    await vscode.commands.executeCommand("vscode.diff", await this.textOf(left), await this.textOf(right), title);
  }

  /** The text of a binary file; a text is its own. */
  private async textOf(file: vscode.Uri): Promise<vscode.Uri> {
    if (/\.(twin|mkm)$/.test(file.path)) {
      return file;
    }
    const { diptych } = await this.tools.get();
    const bytes = await vscode.workspace.fs.readFile(file);
    const text = await diptych.decompile(bytes, { folder: folderOf(file) });
    if (!text.ok) {
      throw new Error(`${nameOf(file)} has no text: ${firstError(text.messages)}`);
    }
    return textUriOf(file, bytes);
  }

  private async verify(uri?: vscode.Uri, selected: readonly vscode.Uri[] = []): Promise<void> {
    const active = uri ?? activeFile();
    const files = selected.length > 0 ? selected : active ? [active] : [];
    const { diptych } = await this.tools.get();
    const reports: string[] = [];
    for (const file of files) {
      const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === file.toString());
      const bytes = open ? await bytesOf(open) : await vscode.workspace.fs.readFile(file);
      const verified = await diptych.verify(bytes, { folder: folderOf(file) });
      if (!verified.ok) {
        await this.rejected(nameOf(file), verified);
        return;
      }
      reports.push(verified.bytes.toString("utf8").replaceAll("<stdin>", nameOf(file)).trim());
    }
    if (reports.length > 0) {
      this.output.info(reports.join("\n"));
      void vscode.window.showInformationMessage(reports.length === 1 ? reports[0] ?? "" : `${reports.length} files: ok`);
    }
  }

  private async expand(uri?: vscode.Uri): Promise<void> {
    const document = await documentOf(uri);
    if (document) {
      const expanded = await vscode.workspace.openTextDocument(expandedUriOf(document.uri));
      await vscode.window.showTextDocument(expanded, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    }
  }

  private async rejected(name: string, result: Result): Promise<void> {
    const show = "Show Problems";
    const answer = await vscode.window.showErrorMessage(`${name}: ${firstError(result.messages)}`, show);
    if (answer === show) {
      await vscode.commands.executeCommand("workbench.actions.view.problems");
    }
  }

  private async reporting(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (error instanceof ToolError) {
        await explain(error);
      } else if (error instanceof Error) {
        this.output.error(error);
        void vscode.window.showErrorMessage(error.message);
      } else {
        throw error;
      }
    }
  }
}

async function write(target: vscode.Uri, bytes: Uint8Array): Promise<void> {
  await (target.scheme === "file" ? replaceFile(target.fsPath, bytes) : vscode.workspace.fs.writeFile(target, bytes));
}

/** The text of a menu or of the active editor. */
async function documentOf(uri?: vscode.Uri): Promise<vscode.TextDocument | undefined> {
  if (uri) {
    return vscode.workspace.openTextDocument(uri);
  }
  const document = vscode.window.activeTextEditor?.document;
  return document && LANGUAGES.includes(document.languageId) ? document : undefined;
}

/** The file of the active tab, of any editor. */
function activeFile(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  const hasFile = input instanceof vscode.TabInputCustom || input instanceof vscode.TabInputText;
  return hasFile ? input.uri : undefined;
}

async function chooseFile(title: string): Promise<vscode.Uri | undefined> {
  return (await vscode.window.showOpenDialog({ title, canSelectMany: false }))?.[0];
}

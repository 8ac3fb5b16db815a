import * as path from "node:path";
import * as vscode from "vscode";
import { locate, type Command } from "./core/command";
import { Diptych } from "./core/diptych";
import { probe } from "./core/probe";

/** The command that the settings name, with its version. */
export interface Tool {
  readonly command: Command;
  readonly version: string;
  readonly env: Readonly<Record<string, string>>;
  readonly diptych: Diptych;
}

/** The reason why there is no command. */
export class ToolError extends Error {}

/** Finds and checks the command once, and again when settings or trust change. */
export class Tools implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly subscriptions: vscode.Disposable[];
  private current: Promise<Tool> | undefined;

  /** After a change of settings or trust. */
  readonly onDidChange = this.changed.event;

  constructor() {
    this.subscriptions = [
      this.changed,
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration("diptych")) {
          this.reset();
        }
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.reset()),
    ];
  }

  /**
   * The command.
   *
   * @throws ToolError if there is none that can be used; the message has the reason
   */
  async get(): Promise<Tool> {
    this.current ??= find();
    const tool = this.current;
    try {
      return await tool;
    } catch (error) {
      // The command may be installed by the next time.
      if (this.current === tool) {
        this.current = undefined;
      }
      throw error;
    }
  }

  /** Looks for the command again. */
  reset(): void {
    this.current = undefined;
    this.changed.fire();
  }

  dispose(): void {
    this.subscriptions.forEach((subscription) => subscription.dispose());
  }
}

async function find(): Promise<Tool> {
  const settings = vscode.workspace.getConfiguration("diptych");
  const folders = (vscode.workspace.workspaceFolders ?? [])
    .filter((folder) => folder.uri.scheme === "file")
    .map((folder) => folder.uri.fsPath);
  const located = locate({
    setting: settings.get<string | string[]>("command", ""),
    trusted: vscode.workspace.isTrusted,
    folders,
    searchPath: process.env["PATH"] ?? "",
  });
  if ("problem" in located) {
    throw new ToolError(located.problem);
  }
  const javaOptions = settings.get<string>("javaOptions", "");
  const env: Record<string, string> = javaOptions === "" ? {} : { JAVA_OPTS: javaOptions };
  const found = await probe(located.command, env);
  if (found.kind === "unusable") {
    throw new ToolError(found.problem);
  }
  const specs = settings.get<string[]>("specs", []).map((spec) => path.resolve(folders[0] ?? "", spec));
  return {
    command: located.command,
    version: found.version,
    env,
    diptych: new Diptych(located.command, specs, env),
  };
}

/** Shows why there is no command, with what to do about it. */
export async function explain(error: ToolError): Promise<void> {
  const settings = "Open Settings";
  const trust = "Manage Workspace Trust";
  const help = "Install Diptych and put a link to it on the PATH, or set 'diptych.command'.";
  const actions = vscode.workspace.isTrusted ? [settings] : [settings, trust];
  const action = await vscode.window.showErrorMessage(`${error.message} ${help}`, ...actions);
  if (action === settings) {
    await vscode.commands.executeCommand("workbench.action.openSettings", "diptych.command");
  } else if (action === trust) {
    await vscode.commands.executeCommand("workbench.trust.manage");
  }
}

import * as vscode from "vscode";
import { LanguageClient, State } from "vscode-languageclient/node";
import { hasServer } from "./core/probe";
import { SELECTOR } from "./languages";
import { explain, ToolError, type Tool, type Tools } from "./tool";
import type { Status } from "./status";

/** Runs the language server while there are documents for it, and again after a change of settings. */
export class Server implements vscode.Disposable {
  private readonly subscriptions: vscode.Disposable[];
  private client: LanguageClient | undefined;
  /** Starts and stops run one after the other. */
  private queue: Promise<void> = Promise.resolve();
  private wanted = false;

  constructor(
    private readonly tools: Tools,
    private readonly status: Status,
    private readonly output: vscode.LogOutputChannel,
  ) {
    this.subscriptions = [
      tools.onDidChange(() => void this.restart()),
      vscode.workspace.onDidOpenTextDocument((document) => this.opened(document)),
    ];
    vscode.workspace.textDocuments.forEach((document) => this.opened(document));
  }

  /** Stops the server if it runs, and starts it if it is wanted. */
  restart(): Promise<void> {
    return this.enqueue(async () => {
      await this.stop();
      if (this.wanted) {
        await this.start();
      }
    });
  }

  /** Looks for the command again and starts the server, even if no document needs it. */
  restartByUser(): Promise<void> {
    this.wanted = true;
    this.tools.reset();
    return this.queue;
  }

  /** Waits until the server has started or cannot. */
  settled(): Promise<void> {
    return this.queue;
  }

  /** Stops the server for good. */
  shutDown(): Promise<void> {
    this.dispose();
    return this.enqueue(() => this.stop());
  }

  dispose(): void {
    this.wanted = false;
    this.subscriptions.splice(0).forEach((subscription) => subscription.dispose());
  }

  private opened(document: vscode.TextDocument): void {
    if (!this.wanted && vscode.languages.match(SELECTOR, document) > 0) {
      this.wanted = true;
      void this.restart();
    }
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(task).catch((error: unknown) => {
      this.output.error(String(error));
      this.status.failed(String(error));
    });
    return this.queue;
  }

  private async start(): Promise<void> {
    this.status.starting();
    try {
      const tool = await this.tools.get();
      if (!(await hasServer(tool.command, tool.env))) {
        throw new ToolError(`${tool.command.join(" ")} ${tool.version} has no language server: it is too old.`);
      }
      this.client = this.create(tool);
      await this.client.start();
      this.status.running(tool);
    } catch (error) {
      if (error instanceof ToolError) {
        this.status.failed(error.message);
        void explain(error);
      } else {
        throw error;
      }
    }
  }

  private create(tool: Tool): LanguageClient {
    const [program, ...before] = tool.command;
    const server = { command: program, args: [...before, "lsp"], options: { env: { ...process.env, ...tool.env } } };
    const client = new LanguageClient("diptych", "Diptych", server, {
      documentSelector: SELECTOR,
      outputChannel: this.output,
    });
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped && this.client === client) {
        this.status.failed("The language server has stopped.");
      }
    });
    return client;
  }

  private async stop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    this.status.stopped();
    // A server that never started cannot be stopped.
    if (client?.state === State.Running) {
      await client.stop();
    }
    await client?.dispose();
  }
}

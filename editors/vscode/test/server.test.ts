import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import {
  CompletionRequest,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  ExitNotification,
  InitializeRequest,
  InitializedNotification,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  createProtocolConnection,
  type Diagnostic,
  type ProtocolConnection,
} from "vscode-languageserver-protocol/node";
import { SKIPPED, command } from "./support/command";
import { PROJECT } from "./support/files";

const EXAMPLES = path.join(PROJECT, "spec/formats/input_animation/examples");

/** A session with the language server over pipes, as the extension starts it. */
class Session {
  private readonly published = new Map<string, Diagnostic[]>();
  private listeners: (() => void)[] = [];
  private version = 1;

  private constructor(
    readonly connection: ProtocolConnection,
    readonly exit: Promise<number | null>,
  ) {
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.published.set(uri, diagnostics);
      this.listeners.splice(0).forEach((listener) => listener());
    });
  }

  static async start(): Promise<Session> {
    const [program, ...before] = command();
    const server = spawn(program, [...before, "lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    after(() => server.kill());
    const exit = new Promise<number | null>((resolve) => server.on("exit", resolve));
    const streams = [new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin)] as const;
    const session = new Session(createProtocolConnection(...streams), exit);
    session.connection.listen();
    const initialize = { processId: process.pid, rootUri: null, capabilities: {} };
    await session.connection.sendRequest(InitializeRequest.type, initialize);
    await session.connection.sendNotification(InitializedNotification.type, {});
    return session;
  }

  async open(uri: string, languageId: string, text: string): Promise<void> {
    const textDocument = { uri, languageId, version: this.version, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  async change(uri: string, text: string): Promise<void> {
    const textDocument = { uri, version: ++this.version };
    const contentChanges = [{ text }];
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  }

  /** Waits until the diagnostics of a document are as expected. */
  async diagnostics(uri: string, expected: (found: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    for (;;) {
      const found = this.published.get(uri);
      if (found && expected(found)) {
        return found;
      }
      await new Promise<void>((resolve) => this.listeners.push(resolve));
    }
  }

  async end(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    assert.equal(await this.exit, 0);
    this.connection.dispose();
  }
}

describe("diptych lsp", SKIPPED, () => {
  test("reports errors of the languages of the extension, formats, and ends", { timeout: 120_000 }, async () => {
    const session = await Session.start();
    const file = path.join(EXAMPLES, "head_turn.twin");
    const uri = pathToFileURL(file).toString();
    const text = fs.readFileSync(file, "utf8");
    await session.open(uri, "diptych", text.replace("Position {", "Positon {"));
    const [error] = await session.diagnostics(uri, (found) => found.length > 0);
    assert.equal(error?.code, "unknown-field");
    const line = text.split("\n").findIndex((content) => content.includes("Position {"));
    assert.equal(error?.range.start.line, line);

    await session.change(uri, text.replace("Position {", "   Position    {"));
    await session.diagnostics(uri, (found) => found.length === 0);
    const options = { tabSize: 2, insertSpaces: true };
    const request = { textDocument: { uri }, options };
    const edits = await session.connection.sendRequest(DocumentFormattingRequest.type, request);
    assert.ok(edits && edits.length > 0);
    assert.ok(edits.some(({ range }) => range.start.line <= line && range.end.line >= line));

    // A client without snippets gets plain text.
    await session.change(uri, text.replace("Camera {", "Camera {\nRo"));
    const position = { line: text.split("\n").findIndex((content) => content.startsWith("Camera {")) + 1, character: 2 };
    const items = await session.connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
    assert.ok(Array.isArray(items) && items.some(({ label }) => label === "turn"), JSON.stringify(items));
    assert.ok(items.every((item) => item.insertTextFormat !== 2 && !item.textEdit?.newText.includes("$")));

    // The text of a binary file has an address that is no file.
    const virtual = "diptych:/takes/wave.mkmb.mkm";
    await session.open(virtual, "mikoto-motion", "Mikoto Motion Ver 2\nMotion {\n\tname = 5\n}\nEof\n");
    const found = await session.diagnostics(virtual, (list) => list.length > 0);
    assert.ok(found.some(({ code, range }) => code === "wrong-type" && range.start.line === 2), JSON.stringify(found));
    await session.end();
  });
});

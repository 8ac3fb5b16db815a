import * as vscode from "vscode";
import { BinaryEditor, VIEW_TYPES } from "./binaryEditor";
import { Server } from "./client";
import { Commands } from "./commands";
import { DetectedFiles } from "./detectedFiles";
import { ExpandedTexts } from "./expandedTexts";
import { EXPANDED_SCHEME, TEXT_SCHEME } from "./languages";
import { Problems } from "./problems";
import { SpecLanguage } from "./specLanguage";
import { Status } from "./status";
import { TextFileSystem } from "./textFileSystem";
import { Tools } from "./tool";

let server: Server | undefined;

/** Registers everything. The command is looked for when it is needed. */
export function activate(context: vscode.ExtensionContext): void {
  const output = vscode.window.createOutputChannel("Diptych", { log: true });
  const tools = new Tools();
  const problems = new Problems();
  const status = new Status();
  const texts = new TextFileSystem(tools, problems);
  const expanded = new ExpandedTexts(tools, problems);
  server = new Server(tools, status, output);
  const restart = async () => server?.restartByUser();
  context.subscriptions.push(
    ...[output, tools, problems, status, texts, expanded, server],
    ...[new SpecLanguage(), new DetectedFiles()],
    vscode.workspace.registerFileSystemProvider(TEXT_SCHEME, texts, { isCaseSensitive: true }),
    vscode.workspace.registerTextDocumentContentProvider(EXPANDED_SCHEME, expanded),
    ...VIEW_TYPES.map((type) =>
      vscode.window.registerCustomEditorProvider(type, new BinaryEditor(tools), {
        supportsMultipleEditorsPerDocument: true,
      }),
    ),
    vscode.commands.registerCommand("diptych.restart", restart),
    ...new Commands(tools, problems, output).register(),
  );
}

/** Stops the language server. */
export async function deactivate(): Promise<void> {
  await server?.shutDown();
  server = undefined;
}

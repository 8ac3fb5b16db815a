package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.feature.Features;
import dev.diptych.spi.Workspace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;

/** The life of the server: what it can do, and when it ends. */
final class Server implements LanguageServer {
  /** Files whose changes may change what is found in an open text. */
  private static final List<String> WATCHED =
      List.of("**/*.twin", "**/*.mkm", "**/*.ksy", "**/diptych.toml");

  private final Workspace workspace;
  private final Supplier<LanguageClient> client;
  private final Documents documents;
  private final Features features = new Features();
  private final Checks checks;
  private final TextRequests texts;
  private final WorkspaceRequests files;
  private final CompletableFuture<Integer> ended = new CompletableFuture<>();
  private boolean watches;
  private volatile boolean shutDown;

  Server(Workspace workspace, Supplier<LanguageClient> client, Workers workers, Log log) {
    this.workspace = workspace;
    this.client = client;
    this.documents = new Documents(workspace);
    this.checks =
        new Checks(
            documents, new Published(client), new Messages(workspace), workers.checks(), log);
    Requests requests = new Requests(documents, workspace, workers.requests(), log);
    this.texts = new TextRequests(documents, checks, requests, features);
    this.files = new WorkspaceRequests(checks);
  }

  /** Completes with the exit code when the server ends. */
  CompletableFuture<Integer> ended() {
    return ended;
  }

  /** The stream of messages has ended. */
  void disconnected() {
    ended.complete(shutDown ? 0 : 1);
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams by) {
    watches = canWatch(by.getCapabilities());
    texts.snippets(insertsSnippets(by.getCapabilities()));
    if (by.getProcessId() != null) {
      watch(by.getProcessId());
    }
    documents.analyzer().folders(folders(by));
    ServerCapabilities can = new ServerCapabilities();
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Incremental);
    sync.setSave(new SaveOptions(false));
    can.setTextDocumentSync(sync);
    features.addTo(can);
    InitializeResult result = new InitializeResult(can);
    result.setServerInfo(new ServerInfo("diptych", workspace.version()));
    return CompletableFuture.completedFuture(result);
  }

  private static List<Path> folders(InitializeParams by) {
    List<Path> folders = new ArrayList<>();
    if (by.getWorkspaceFolders() != null) {
      for (WorkspaceFolder each : by.getWorkspaceFolders()) {
        Path folder = DocumentPath.of(each.getUri());
        if (folder != null) {
          folders.add(folder);
        }
      }
    }
    return folders;
  }

  private static boolean canWatch(@Nullable ClientCapabilities client) {
    WorkspaceClientCapabilities can = client == null ? null : client.getWorkspace();
    DidChangeWatchedFilesCapabilities files = can == null ? null : can.getDidChangeWatchedFiles();
    return files != null && Boolean.TRUE.equals(files.getDynamicRegistration());
  }

  private static boolean insertsSnippets(@Nullable ClientCapabilities client) {
    TextDocumentClientCapabilities can = client == null ? null : client.getTextDocument();
    CompletionCapabilities completion = can == null ? null : can.getCompletion();
    CompletionItemCapabilities item = completion == null ? null : completion.getCompletionItem();
    return item != null && Boolean.TRUE.equals(item.getSnippetSupport());
  }

  /** Ends the server when the process of the client has ended. */
  private void watch(int process) {
    // A process that is not visible, as from inside of a container, says nothing about the client.
    ProcessHandle.of(process)
        .filter(handle -> !handle.equals(ProcessHandle.current()))
        .ifPresent(this::endWith);
  }

  private void endWith(ProcessHandle process) {
    CompletableFuture<Void> unused = process.onExit().thenRun(this::disconnected);
  }

  @Override
  public void initialized(InitializedParams ready) {
    if (watches) {
      List<FileSystemWatcher> patterns =
          WATCHED.stream().map(each -> new FileSystemWatcher(Either.forLeft(each))).toList();
      Registration watching =
          new Registration(
              "diptych-files",
              "workspace/didChangeWatchedFiles",
              new DidChangeWatchedFilesRegistrationOptions(patterns));
      // An editor that refuses still says what it saves.
      CompletableFuture<Void> unused =
          client.get().registerCapability(new RegistrationParams(List.of(watching)));
    }
  }

  @Override
  public CompletableFuture<@Nullable Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    disconnected();
  }

  @Override
  public void setTrace(SetTraceParams trace) {
    // There is nothing to trace.
  }

  /** The text of an open document, so that a client can be tested; null if it is not open. */
  @JsonRequest("diptych/text")
  public CompletableFuture<@Nullable DocumentText> text(TextDocumentIdentifier document) {
    Version version = documents.get(document.getUri());
    return CompletableFuture.completedFuture(
        version == null
            ? null
            : new DocumentText(version.document().version(), version.document().text()));
  }

  /** Answers when the diagnostics of all edits so far are published, so that tests can wait. */
  @JsonRequest("diptych/idle")
  public CompletableFuture<@Nullable Void> idle() {
    return checks.idle();
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return texts;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return files;
  }
}

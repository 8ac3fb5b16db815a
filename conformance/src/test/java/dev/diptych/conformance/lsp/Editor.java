package dev.diptych.conformance.lsp;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;

/** An editor: a client of the protocol with documents of its own. */
final class Editor implements AutoCloseable {
  /** A guard against hangs; an answer takes milliseconds. */
  private static final long MAX_SECONDS = 120;

  private static final Path CACHE = Repository.path("conformance/target/cache");

  private final ExecutorService threads = Executors.newCachedThreadPool(Editor::thread);
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, Integer> versions = new HashMap<>();
  private final Map<String, PublishDiagnosticsParams> published = new ConcurrentHashMap<>();
  private final CompletableFuture<Integer> exit = new CompletableFuture<>();
  private final Launcher<TestedServer> launcher;
  private final Future<Void> listening;
  private final InitializeResult initialized;

  private Editor(InputStream in, OutputStream out) {
    launcher =
        new Launcher.Builder<TestedServer>()
            .setLocalService(new Client())
            .setRemoteInterface(TestedServer.class)
            .setInput(in)
            .setOutput(out)
            .setExecutorService(threads)
            .create();
    listening = launcher.startListening();
    InitializeParams parameters = new InitializeParams();
    parameters.setCapabilities(capabilities());
    parameters.setProcessId((int) ProcessHandle.current().pid());
    initialized = wait(server().initialize(parameters));
    server().initialized(new InitializedParams());
  }

  /** What editors can do as most do: they insert snippets. */
  private static ClientCapabilities capabilities() {
    CompletionCapabilities completion =
        new CompletionCapabilities(new CompletionItemCapabilities(true));
    TextDocumentClientCapabilities texts = new TextDocumentClientCapabilities();
    texts.setCompletion(completion);
    ClientCapabilities all = new ClientCapabilities();
    all.setTextDocument(texts);
    return all;
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(null, task, "editor", 64L << 20);
    thread.setDaemon(true);
    return thread;
  }

  /** An editor of a server in this process: the command {@code lsp args}. */
  static Editor inProcess(String... args) throws IOException {
    PipedOutputStream toServer = new PipedOutputStream();
    PipedOutputStream toClient = new PipedOutputStream();
    InputStream serverIn = new PipedInputStream(toServer, 1 << 20);
    InputStream clientIn = new PipedInputStream(toClient, 1 << 20);
    Starter starter = new Starter(serverIn, toClient, args);
    Thread server = thread(starter);
    server.start();
    Editor editor = new Editor(clientIn, toServer);
    starter.attach(editor);
    return editor;
  }

  /** An editor of a server in another process. */
  static Editor of(Process process) {
    Editor editor = new Editor(process.getInputStream(), process.getOutputStream());
    CompletableFuture<Void> unused =
        process.onExit().thenAccept(ended -> editor.exit.complete(ended.exitValue()));
    return editor;
  }

  /** Runs the server. */
  private static final class Starter implements Runnable {
    private final InputStream in;
    private final OutputStream out;
    private final String[] args;
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final CompletableFuture<Integer> code = new CompletableFuture<>();

    Starter(InputStream in, OutputStream out, String... args) {
      this.in = in;
      this.out = out;
      this.args = args;
    }

    @Override
    public void run() {
      List<String> words = new ArrayList<>(List.of("lsp"));
      words.addAll(List.of(args));
      PrintStream messages = new PrintStream(err, true, UTF_8);
      Console console = new Console(in, out, messages, false, CACHE);
      code.complete(DiptychCommand.run(console, words.toArray(String[]::new)));
    }

    void attach(Editor editor) {
      CompletableFuture<Void> unused =
          code.thenAccept(
              ended -> {
                editor.log.writeBytes(err.toByteArray());
                editor.exit.complete(ended);
              });
    }
  }

  TestedServer server() {
    return launcher.getRemoteProxy();
  }

  /** What the server said that it can do. */
  InitializeResult initialized() {
    return initialized;
  }

  /** Sends any request. */
  CompletableFuture<Object> request(String method, Object parameters) {
    return launcher.getRemoteEndpoint().request(method, parameters);
  }

  /** Sends any notification. */
  void notify(String method, Object parameters) {
    launcher.getRemoteEndpoint().notify(method, parameters);
  }

  /** The result of {@code future}. */
  static <T> T wait(CompletableFuture<T> future) {
    try {
      return future.get(MAX_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  void open(String uri, String text) {
    texts.put(uri, text);
    versions.put(uri, 1);
    String language = uri.replaceFirst(".*\\.", "");
    TextDocumentItem item = new TextDocumentItem(uri, language, 1, text);
    server().getTextDocumentService().didOpen(new DidOpenTextDocumentParams(item));
  }

  /** Edits a document here and tells the server. */
  void edit(String uri, List<TextDocumentContentChangeEvent> changes) {
    for (TextDocumentContentChangeEvent change : changes) {
      String text = texts.get(uri);
      texts.put(
          uri,
          change.getRange() == null
              ? change.getText()
              : ClientText.edited(text, change.getRange(), change.getText()));
    }
    int version = versions.merge(uri, 1, Integer::sum);
    server()
        .getTextDocumentService()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version), changes));
  }

  void close(String uri) {
    texts.remove(uri);
    versions.remove(uri);
    server()
        .getTextDocumentService()
        .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
  }

  void save(String uri) {
    server()
        .getTextDocumentService()
        .didSave(new DidSaveTextDocumentParams(new TextDocumentIdentifier(uri)));
  }

  /** The text of a document here. */
  String text(String uri) {
    return texts.get(uri);
  }

  /** The text of a document in the server. */
  String serverText(String uri) {
    return wait(server().text(new TextDocumentIdentifier(uri))).text();
  }

  /** Waits until the server has published the diagnostics of all edits. */
  void idle() {
    wait(server().idle());
  }

  /** The diagnostics of a document as published last; null if there were none. */
  List<Diagnostic> diagnostics(String uri) {
    PublishDiagnosticsParams last = published.get(uri);
    return last == null ? null : last.getDiagnostics();
  }

  /** The version that the diagnostics of a document were published for. */
  Integer diagnosedVersion(String uri) {
    return published.get(uri).getVersion();
  }

  /** The documents with diagnostics. */
  Map<String, PublishDiagnosticsParams> published() {
    return published;
  }

  /** Ends the session and returns the exit code of the server. */
  int end() {
    wait(server().shutdown());
    server().exit();
    return wait(exit);
  }

  /** The exit code of the server, after it has ended. */
  int exitCode() {
    return wait(exit);
  }

  /** What the server wrote to standard error, after it has ended. */
  String log() {
    return log.toString(UTF_8);
  }

  @Override
  public void close() {
    if (!exit.isDone()) {
      end();
    }
    listening.cancel(true);
    threads.shutdownNow();
  }

  /** What the server may ask of an editor. */
  private final class Client implements LanguageClient {
    @Override
    public void telemetryEvent(Object object) {
      throw new AssertionError("the server sends telemetry");
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      published.put(diagnostics.getUri(), diagnostics);
    }

    @Override
    public void showMessage(MessageParams message) {
      throw new AssertionError(message.getMessage());
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(
        ShowMessageRequestParams request) {
      throw new AssertionError(request.getMessage());
    }

    @Override
    public void logMessage(MessageParams message) {
      throw new AssertionError(message.getMessage());
    }
  }
}

package dev.diptych.lsp.server;

import dev.diptych.spi.Workspace;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;

/** One session with a client over two streams. */
public final class Connection {
  private static final int FAILED = 1;

  private final InputStream in;
  private final OutputStream out;
  private final Log log;
  private final Workspace workspace;

  /**
   * A session.
   *
   * @param in messages of the client
   * @param out messages to the client
   * @param log receives messages about failures
   * @param workspace the formats, plug-ins and projects
   */
  public Connection(InputStream in, OutputStream out, PrintStream log, Workspace workspace) {
    this.in = in;
    this.out = out;
    this.log = new Log(log);
    this.workspace = workspace;
  }

  /** Serves the client until one side ends the session; returns the exit code. */
  public int run() {
    log.attach();
    try (Workers workers = new Workers()) {
      return serve(workers);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return FAILED;
    } catch (ExecutionException e) {
      log.failed("the session ended", e.getCause());
      return FAILED;
    } finally {
      log.detach();
    }
  }

  private int serve(Workers workers) throws InterruptedException, ExecutionException {
    CompletableFuture<LanguageClient> client = new CompletableFuture<>();
    Server server = new Server(workspace, client::join, workers, log);
    Launcher<LanguageClient> launcher =
        new LSPLauncher.Builder<LanguageClient>()
            .setLocalService(server)
            .setRemoteInterface(LanguageClient.class)
            .setInput(in)
            .setOutput(out)
            .setExecutorService(workers.protocol())
            .create();
    client.complete(launcher.getRemoteProxy());
    Future<Void> listening = launcher.startListening();
    workers
        .watch()
        .execute(
            () -> {
              try {
                listening.get();
              } catch (ExecutionException e) {
                log.failed("reading messages failed", e.getCause());
              } catch (InterruptedException | CancellationException e) {
                return; // The session has ended.
              }
              server.disconnected();
            });
    return server.ended().get();
  }
}

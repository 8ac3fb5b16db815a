package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.spi.Workspace;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.jspecify.annotations.Nullable;

/** Answers requests about the version of a document that is current when they arrive. */
final class Requests {
  private final Documents documents;
  private final Workspace workspace;
  private final ExecutorService executor;
  private final Log log;

  Requests(Documents documents, Workspace workspace, ExecutorService executor, Log log) {
    this.documents = documents;
    this.workspace = workspace;
    this.executor = executor;
    this.log = log;
  }

  /**
   * The answer of {@code feature}. A failure is logged and yields {@code empty}, as does a document
   * that is not open.
   *
   * @param document the document of the request
   * @param asked the request
   */
  <P, T extends @Nullable Object> CompletableFuture<T> answer(
      TextDocumentIdentifier document,
      P asked,
      BiFunction<P, Snapshot, T> feature,
      @Nullable T empty) {
    Version version = documents.get(document.getUri());
    if (version == null || version.isTooLong()) {
      return CompletableFuture.completedFuture(empty);
    }
    return CompletableFutures.computeAsync(
        executor,
        cancelled -> {
          cancelled.checkCanceled();
          return answer(version, snapshot -> feature.apply(asked, snapshot), empty);
        });
  }

  private <T extends @Nullable Object> @Nullable T answer(
      Version version, Function<Snapshot, T> feature, @Nullable T empty) {
    try {
      return feature.apply(
          new Snapshot(version.analysis(), version::findings, documents.analyzer(), workspace));
    } catch (CancellationException | ResponseErrorException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      log.failed("a request about " + version.document().uri() + " failed", e);
      return empty;
    }
  }
}

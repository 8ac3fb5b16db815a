package dev.diptych.conformance.lsp;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.services.LanguageServer;

/** The server with its requests for tests. */
interface TestedServer extends LanguageServer {
  /** The text of a document in the server. */
  record Text(int version, String text) {}

  @JsonRequest("diptych/text")
  CompletableFuture<Text> text(TextDocumentIdentifier document);

  @JsonRequest("diptych/idle")
  CompletableFuture<Object> idle();
}

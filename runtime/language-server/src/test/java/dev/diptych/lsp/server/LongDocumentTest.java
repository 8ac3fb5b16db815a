package dev.diptych.lsp.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.lsp.feature.Features;
import dev.diptych.spi.Workspace;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.services.LanguageClient;
import org.junit.jupiter.api.Test;

/** A document above the limit has one diagnostic and empty answers, and is not analysed. */
class LongDocumentTest {
  private static final String URI = "untitled:long.twin";

  private final List<PublishDiagnosticsParams> published = new ArrayList<>();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  @Test
  void isRefusedPolitely() throws Exception {
    Workspace workspace = workspace();
    Log messages = new Log(new PrintStream(log, true, UTF_8));
    try (Workers workers = new Workers()) {
      Documents documents = new Documents(workspace);
      Checks checks =
          new Checks(
              documents,
              new Published(this::client),
              new Messages(workspace),
              workers.checks(),
              messages);
      documents.open(new TextDocumentItem(URI, "twin", 1, "x".repeat(Version.MAX_TEXT) + "\n"));
      checks.changed(URI, false);
      checks.idle().get();
      assertThat(published)
          .singleElement()
          .satisfies(
              all -> {
                assertThat(all.getDiagnostics()).hasSize(1);
                assertThat(all.getDiagnostics().get(0).getCode().getLeft()).isEqualTo("too-much");
              });
      Requests requests = new Requests(documents, workspace, workers.requests(), messages);
      DocumentSymbolParams asked = new DocumentSymbolParams(new TextDocumentIdentifier(URI));
      Features features = new Features();
      assertThat(
              requests
                  .answer(asked.getTextDocument(), asked, features.symbols()::answer, List.of())
                  .get())
          .isEmpty();
    }
    assertThat(log.toString(UTF_8)).isEmpty();
  }

  private LanguageClient client() {
    return (LanguageClient)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {LanguageClient.class},
            (proxy, method, arguments) -> {
              published.add((PublishDiagnosticsParams) arguments[0]);
              return null;
            });
  }

  /** A workspace that nothing may ask for formats. */
  private Workspace workspace() {
    return (Workspace)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Workspace.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("diagnosticsPage")) {
                return Optional.empty();
              }
              throw new AssertionError(method.getName());
            });
  }
}

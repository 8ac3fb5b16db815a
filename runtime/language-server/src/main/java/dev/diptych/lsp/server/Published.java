package dev.diptych.lsp.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/**
 * The diagnostics that the client shows. A document has its own and those of the documents that
 * include it.
 */
final class Published {
  private final Supplier<LanguageClient> client;
  private final Map<String, Map<String, List<Diagnostic>>> byOrigin = new HashMap<>();

  Published(Supplier<LanguageClient> client) {
    this.client = client;
  }

  /**
   * Replaces what checking {@code origin} found, by document.
   *
   * @param version the version of {@code origin} that was checked; null if it was closed
   */
  synchronized void replace(
      String origin, @Nullable Integer version, Map<String, List<Diagnostic>> found) {
    Map<String, List<Diagnostic>> before = byOrigin.getOrDefault(origin, Map.of());
    Set<String> changed = new HashSet<>(before.keySet());
    changed.addAll(found.keySet());
    changed.removeIf(uri -> !uri.equals(origin) && Objects.equals(found.get(uri), before.get(uri)));
    if (found.isEmpty()) {
      byOrigin.remove(origin);
    } else {
      byOrigin.put(origin, found);
    }
    for (String uri : changed) {
      PublishDiagnosticsParams all = new PublishDiagnosticsParams(uri, of(uri));
      if (uri.equals(origin)) {
        all.setVersion(version);
      }
      client.get().publishDiagnostics(all);
    }
  }

  private List<Diagnostic> of(String uri) {
    // A file that several documents include has each of its errors once.
    Set<Diagnostic> all = new LinkedHashSet<>();
    all.addAll(byOrigin.getOrDefault(uri, Map.of()).getOrDefault(uri, List.of()));
    byOrigin.values().forEach(found -> all.addAll(found.getOrDefault(uri, List.of())));
    return new ArrayList<>(all);
  }
}

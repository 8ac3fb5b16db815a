package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.Findings;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Checks documents after they change and publishes what it finds. A check waits until the user
 * pauses, longer for a document whose check takes longer. The result for a version that is no
 * longer current is dropped.
 */
final class Checks {
  private static final long MIN_DELAY = 25;
  private static final long MAX_DELAY = 400;

  private final Documents documents;
  private final Published published;
  private final Messages messages;
  private final ScheduledExecutorService executor;
  private final Log log;
  private final Map<String, Future<?>> waiting = new HashMap<>();
  private final Map<String, Long> durations = new HashMap<>();

  Checks(
      Documents documents,
      Published published,
      Messages messages,
      ScheduledExecutorService executor,
      Log log) {
    this.documents = documents;
    this.published = published;
    this.messages = messages;
    this.executor = executor;
    this.log = log;
  }

  /** A document was opened, at once; or edited, after a pause. */
  synchronized void changed(String uri, boolean edited) {
    long before = durations.getOrDefault(uri, 0L);
    long delay = edited ? Math.min(MAX_DELAY, MIN_DELAY + before) : 0;
    Future<?> other = waiting.remove(uri);
    if (other != null) {
      other.cancel(false);
    }
    waiting.put(uri, executor.schedule(() -> run(uri), delay, TimeUnit.MILLISECONDS));
  }

  /** Checks the documents again that include {@code file}. */
  void changed(@Nullable Path file, String except) {
    for (Version version : documents.all()) {
      String uri = version.document().uri();
      if (file != null && !uri.equals(except) && version.findings().files().contains(file)) {
        changed(uri, true);
      }
    }
  }

  /** Checks all documents again: a file changed that is not open. */
  void changed() {
    documents.all().forEach(version -> changed(version.document().uri(), true));
  }

  /** A document was closed: its diagnostics disappear. */
  synchronized void closed(String uri) {
    Future<?> other = waiting.remove(uri);
    if (other != null) {
      other.cancel(false);
    }
    durations.remove(uri);
    published.replace(uri, null, Map.of());
  }

  private void run(String uri) {
    Version version = documents.get(uri);
    if (version == null) {
      return;
    }
    long start = System.nanoTime();
    try {
      Findings found = version.isTooLong() ? Findings.NONE : check(version);
      synchronized (this) {
        durations.put(uri, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
        if (documents.get(uri) == version) {
          version.findings(found);
          published.replace(uri, version.document().version(), diagnostics(version, found));
        }
      }
    } catch (CancellationException e) {
      return; // The check of the newer version is waiting.
    } catch (RuntimeException | Error e) {
      log.failed("checking " + uri + " failed", e);
    }
  }

  private Findings check(Version version) {
    return documents
        .analyzer()
        .check(
            version.analysis(),
            () -> {
              if (documents.get(version.document().uri()) != version) {
                throw new CancellationException();
              }
            });
  }

  private Map<String, List<Diagnostic>> diagnostics(Version version, Findings found) {
    String uri = version.document().uri();
    return version.isTooLong()
        ? Map.of(uri, List.of(Messages.tooLong(version.document())))
        : messages.byDocument(uri, found);
  }
}

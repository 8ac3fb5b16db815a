package dev.diptych.lsp.server;

import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.document.Document;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
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
  private final Map<String, Waiting> waiting = new HashMap<>();
  private final Map<String, Long> durations = new HashMap<>();
  private long tickets;
  private int unfinished;
  private CompletableFuture<@Nullable Void> idle = CompletableFuture.completedFuture(null);

  /** A check that has not begun. */
  private record Waiting(long ticket, Future<?> task) {}

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
    cancel(uri);
    if (unfinished++ == 0) {
      idle = new CompletableFuture<>();
    }
    long ticket = tickets++;
    Future<?> task = executor.schedule(() -> run(uri, ticket), delay, TimeUnit.MILLISECONDS);
    waiting.put(uri, new Waiting(ticket, task));
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

  /**
   * A document was closed: its diagnostics disappear.
   *
   * @param files the files that it includes
   */
  synchronized void closed(String uri, Set<Path> files) {
    cancel(uri);
    durations.remove(uri);
    published.replace(uri, null, Map.of());
    changedInclusions(files, Set.of());
  }

  /** Completes when the diagnostics of all documents are published. */
  synchronized CompletableFuture<@Nullable Void> idle() {
    return idle;
  }

  private synchronized void cancel(String uri) {
    Waiting other = waiting.remove(uri);
    if (other != null) {
      other.task().cancel(false);
      finished();
    }
  }

  private synchronized void finished() {
    if (--unfinished == 0) {
      idle.complete(null);
    }
  }

  private void run(String uri, long ticket) {
    synchronized (this) {
      Waiting next = waiting.get(uri);
      if (next == null || next.ticket() != ticket) {
        return; // It was cancelled at the last moment.
      }
      waiting.remove(uri);
    }
    try {
      run(uri);
    } finally {
      finished();
    }
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
        if (documents.get(uri) != version) {
          return;
        }
        Set<Path> before = version.findings().files();
        version.findings(found);
        published.replace(uri, version.document().version(), diagnostics(version, found));
        changedInclusions(before, found.files());
      }
    } catch (CancellationException e) {
      return; // The check of the newer version is waiting.
    } catch (RuntimeException | Error e) {
      log.failed("checking " + uri + " failed", e);
    }
  }

  /** Checks the open files again that are no longer included by a text, or are now. */
  private void changedInclusions(Set<Path> before, Set<Path> after) {
    Set<Path> changed = new HashSet<>(after);
    changed.addAll(before);
    changed.removeIf(file -> before.contains(file) && after.contains(file));
    for (Path file : changed) {
      Document document = documents.of(file);
      if (document != null) {
        changed(document.uri(), true);
      }
    }
  }

  /** Whether it has no header line and another open text includes it, which finds its errors. */
  private boolean isFragment(Version version) {
    Path file = DocumentPath.real(version.document().uri());
    return file != null
        && version.analysis().isText()
        && version.analysis().header() == null
        && documents.all().stream()
            .anyMatch(other -> other != version && other.findings().files().contains(file));
  }

  private Findings check(Version version) {
    if (isFragment(version)) {
      return Findings.NONE;
    }
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

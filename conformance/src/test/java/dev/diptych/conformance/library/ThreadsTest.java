package dev.diptych.conformance.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Formats and documents are shared by threads. */
class ThreadsTest {
  private static final int THREADS = 16;
  private static final int EVERY = 25;

  /** What an input leads to, on any thread. */
  private static String result(Diptych diptych, Path file) throws IOException {
    Outcome<Document> outcome = diptych.open(file);
    return outcome.diagnostics()
        + outcome
            .result()
            .map(
                each ->
                    each.hashCode()
                        + Arrays.hashCode(each.print())
                        + " "
                        + each.root()
                        + each.check())
            .orElse("");
  }

  private static List<Path> files() {
    List<Path> files = new ArrayList<>();
    for (List<Path> all : List.of(Samples.binary(), Samples.texts())) {
      for (int i = 0; i < all.size(); i += EVERY) {
        files.add(all.get(i));
      }
    }
    return files;
  }

  /** All threads begin at once with formats that are not loaded yet, each with another file. */
  @Test
  void oneSetOfFormatsServesManyThreads() throws Exception {
    List<Path> files = files();
    List<String> alone = new ArrayList<>();
    for (Path file : files) {
      alone.add(result(Diptych.shipped(), file));
    }
    Diptych shared = Diptych.shipped();
    CyclicBarrier start = new CyclicBarrier(THREADS);
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<List<String>>> runs = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        int first = i * files.size() / THREADS;
        runs.add(
            pool.submit(
                () -> {
                  start.await();
                  return from(first, files, shared);
                }));
      }
      for (Future<List<String>> run : runs) {
        assertThat(run.get()).isEqualTo(alone);
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static List<String> from(int first, List<Path> files, Diptych shared) throws IOException {
    String[] results = new String[files.size()];
    for (int i = 0; i < files.size(); i++) {
      int at = (first + i) % files.size();
      results[at] = result(shared, files.get(at));
    }
    return List.of(results);
  }

  @Test
  void oneDocumentServesManyThreads() throws Exception {
    Path file = Samples.examples().get(0);
    Document document = Diptych.shipped().parse(file).value();
    byte[] bytes = document.encode();
    String text = document.text();
    Callable<Boolean> work =
        () ->
            document.text().equals(text)
                && java.util.Arrays.equals(document.encode(), bytes)
                && document.equals(Diptych.shipped().decode(bytes).value());
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<Boolean> same : pool.invokeAll(java.util.Collections.nCopies(50, work))) {
        assertThat(same.get()).isTrue();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  /** A small stack of the caller does not matter, and an interrupt is kept for the caller. */
  @Test
  void resultsDoNotDependOnTheThread() throws Exception {
    Path deep = Path.of("").toAbsolutePath().resolve("target/deep.twin");
    Files.createDirectories(deep.getParent());
    Files.writeString(deep, "Input Animation Ver 1.1\n" + "A {\n".repeat(5000));
    String here = result(Diptych.shipped(), deep);
    String[] there = new String[1];
    boolean[] interrupted = new boolean[1];
    Runnable work =
        () -> {
          Thread.currentThread().interrupt();
          try {
            there[0] = result(Diptych.shipped(), deep);
          } catch (IOException e) {
            there[0] = e.toString();
          }
          interrupted[0] = Thread.interrupted();
        };
    Thread small = new Thread(null, work, "small", 1);
    small.start();
    small.join();
    assertThat(here).contains("too-deep");
    assertThat(there[0]).isEqualTo(here);
    assertThat(interrupted[0]).isTrue();
  }
}

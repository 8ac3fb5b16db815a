package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several threads and several loaders, which stand for processes, on one folder. */
class ParallelLoadsTest {
  private static final int THREADS = 8;

  @Test
  void parallelLoadsGetTheSameResult(@TempDir Path temp) throws Exception {
    SpecFolder folder = new SpecFolder(temp);
    List<Path> specs = List.of(folder.spec("a", "x", "u1"), folder.spec("b", "x", "a", "a"));
    List<SpecLoader> loaders = List.of(folder.loader(), folder.loader());
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<Callable<LoadedSpec>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      SpecLoader loader = loaders.get(i % 2);
      Path ksy = specs.get(i / 2 % 2);
      tasks.add(
          () -> {
            start.await();
            return loader.load(ksy, List.of());
          });
    }
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<LoadedSpec> each : pool.invokeAll(tasks)) {
        LoadedSpec loaded = each.get();
        assertThat(SpecFolder.field(loaded)).isEqualTo("x");
      }
    } finally {
      pool.shutdownNow();
    }
    assertThat(folder.kept()).hasSize(4).noneMatch(file -> file.toString().endsWith(".tmp"));
    folder.compilations();
    for (Path ksy : specs) {
      folder.loader().load(ksy, List.of());
    }
    assertThat(folder.compilations()).isZero();
  }
}

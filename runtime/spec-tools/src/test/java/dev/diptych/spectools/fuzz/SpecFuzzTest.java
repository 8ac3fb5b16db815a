package dev.diptych.spectools.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * A mutated spec is accepted or rejected at a location: nothing else is thrown and nothing hangs.
 * {@code -Ddiptych.exhaustive=true} runs for minutes; {@code -Ddiptych.seed} sets the seed.
 */
class SpecFuzzTest {
  private static final boolean EXHAUSTIVE = Boolean.getBoolean("diptych.exhaustive");
  private static final int TRIALS = Integer.getInteger("diptych.trials", EXHAUSTIVE ? 20_000 : 30);
  private static final long SEED = Long.getLong("diptych.seed", 1);

  /** Only a guard: no spec that is read here takes a tenth of it. */
  private static final Duration HANGS = Duration.ofMinutes(2);

  private static final List<String> FOLDERS =
      List.of("../../conformance/features", "../../conformance/specs", "../../spec/formats");

  @TempDir private Path temp;

  @Test
  void mutatedSpecsAreAcceptedOrRejectedAtALocation() throws Exception {
    List<Path> specs = specs();
    Random random = new Random(SEED);
    for (int i = 0; i < TRIALS; i++) {
      Path from = specs.get(random.nextInt(specs.size()));
      byte[] text = Files.readAllBytes(from);
      Object yaml = new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(from));
      long seed = random.nextLong();
      Path spec = temp.resolve("trial" + i).resolve(from.getFileName());
      Files.createDirectories(spec.getParent());
      imports(from, spec.getParent());
      byte[] changed = new Mutation(seed).of(text, yaml);
      Files.write(spec, changed);
      String name = "trial %d of %s%n%s".formatted(i, from, new String(changed, UTF_8));
      check(name, found(name, spec, depth(i)));
    }
  }

  /** The languages of others take longest, and most of their time is the same each time. */
  private static Trial.Depth depth(int trial) {
    return trial % 20 == 0 ? Trial.Depth.LANGUAGES : Trial.Depth.VIEWS;
  }

  private static List<Path> specs() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files.filter(file -> file.toString().endsWith(".ksy")).sorted().forEach(specs::add);
      }
    }
    return specs;
  }

  private static void imports(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.list(from.getParent())) {
      for (Path file : files.filter(each -> each.toString().endsWith(".ksy")).toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }

  private static List<Diagnostic> found(String name, Path spec, Trial.Depth depth)
      throws InterruptedException {
    FutureTask<List<Diagnostic>> task = new FutureTask<>(() -> Trial.of(spec, depth));
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(HANGS.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return fail(name + " hangs", e);
    } catch (ExecutionException e) {
      return fail(name, e.getCause());
    }
  }

  private static void check(String name, List<Diagnostic> found) {
    for (Diagnostic each : found) {
      assertThat(each.code()).as(name).isNotBlank().isNotEqualTo("internal");
      assertThat(each.message()).as(name).isNotBlank();
      assertThat(Path.of(each.location().name())).as(name).isRegularFile();
      if (each.location() instanceof Location.InText at) {
        assertThat(at.span().end()).as(name).isLessThanOrEqualTo(at.source().length());
        assertThat(at.span().start()).as(name).isBetween(0, at.span().end());
      }
    }
  }
}

package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.KaitaiCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The Python code that Kaitai Struct's compiler generates, run with Kaitai's runtime. */
final class PlainPython {
  private static final Path EXECUTOR = Repository.path("conformance/executors/python");
  private static final int MINUTES = 60;

  private final Path work;

  /**
   * Plain Kaitai in Python.
   *
   * @param work an empty folder for generated code and listings
   */
  PlainPython(Path work) {
    this.work = work;
  }

  /**
   * What became of a file.
   *
   * @param listing the values, or null if Kaitai rejects the file
   * @param message why it was rejected
   */
  record Outcome(Optional<Path> listing, String message) {}

  /** Whether Python and Kaitai's runtime are there, after they were installed where they can be. */
  static boolean isThere() throws IOException, InterruptedException {
    Process setup =
        new ProcessBuilder(EXECUTOR.resolve("setup").toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return setup.waitFor() == 0;
  }

  /** Reads each file by its spec; the results are in the same order. */
  List<Outcome> read(List<Job> jobs) throws IOException, InterruptedException {
    Map<Path, Generated> generated = new HashMap<>();
    List<String> lines = new ArrayList<>();
    List<Outcome> outcomes = new ArrayList<>();
    List<Integer> asked = new ArrayList<>();
    for (Job job : jobs) {
      Generated code = generated.get(job.ksy());
      if (code == null) {
        code = generate(job, work.resolve("code").resolve(String.valueOf(generated.size())));
        generated.put(job.ksy(), code);
      }
      outcomes.add(new Outcome(Optional.empty(), code.message()));
      if (code.message().isEmpty()) {
        asked.add(outcomes.size() - 1);
        lines.add(
            String.join("\t", code.folder().toString(), code.module(), job.file().toString()));
      }
    }
    Path results = Files.createDirectories(work.resolve("values"));
    for (String line : run(Files.write(work.resolve("jobs.tsv"), lines), results)) {
      String[] parts = line.split("\t", -1);
      boolean read = parts[1].equals("read");
      Path listing = results.resolve(parts[0] + ".values");
      outcomes.set(
          asked.get(Integer.parseInt(parts[0])),
          new Outcome(read ? Optional.of(listing) : Optional.empty(), parts[2]));
    }
    return outcomes;
  }

  private record Generated(Path folder, String module, String message) {}

  private static Generated generate(Job job, Path folder) throws IOException {
    try {
      Map<String, String> sources =
          KaitaiCompiler.sources(job.ksy(), job.imports(), "python", List.of());
      Files.createDirectories(folder);
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Files.write(folder.resolve(source.getKey()), source.getValue().getBytes(UTF_8));
      }
      return new Generated(folder, job.id(), "");
    } catch (RuntimeException e) {
      String message =
          e instanceof NoSuchElementException ? "rejected" : String.valueOf(e.getMessage());
      return new Generated(folder, "", "no code: " + message.lines().findFirst().orElse(""));
    }
  }

  private List<String> run(Path jobs, Path results) throws IOException, InterruptedException {
    Path out = work.resolve("outcomes.tsv");
    Process process =
        new ProcessBuilder(
                EXECUTOR.resolve(".venv/bin/python").toString(),
                "-B",
                Repository.path("conformance/corpus/plain.py").toString(),
                jobs.toString(),
                results.toString())
            .redirectOutput(out.toFile())
            .redirectError(work.resolve("errors.txt").toFile())
            .start();
    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(() -> "see " + work.resolve("errors.txt")).isZero();
    return Files.readAllLines(out);
  }
}

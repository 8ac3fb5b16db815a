package dev.diptych.generator;

import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Writes {@code generated/} from {@code spec/formats}, or compares: {@code GenerateMain [--check]
 * SPECS GRAMMAR GENERATED}.
 */
public final class GenerateMain {
  private GenerateMain() {}

  /** Writes, or with {@code --check} exits with 1 where anything differs. */
  public static void main(String[] args) throws IOException {
    List<String> words = List.of(args);
    boolean check = words.contains("--check");
    List<Path> folders = words.stream().filter(w -> !w.startsWith("--")).map(Path::of).toList();
    try {
      Map<String, String> wanted = GeneratedFolder.contents(folders.get(0), folders.get(1));
      if (check) {
        List<String> drift = Drift.between(wanted, folders.get(2));
        drift.forEach(System.err::println);
        System.exit(drift.isEmpty() ? 0 : 1);
      }
      write(wanted, folders.get(2));
    } catch (SpecException e) {
      e.diagnostics().forEach(d -> System.err.println(d.location().name() + ": " + d.message()));
      System.exit(1);
    }
  }

  private static void write(Map<String, String> wanted, Path generated) throws IOException {
    for (String stale : new TreeSet<>(Drift.present(generated))) {
      if (!wanted.containsKey(stale)) {
        Files.delete(generated.resolve(stale));
      }
    }
    // An unchanged file keeps its modification time, so that builds skip it.
    for (String outdated : Drift.outdated(wanted, generated).keySet()) {
      Path path = generated.resolve(outdated);
      Files.createDirectories(path.getParent());
      Files.writeString(path, wanted.get(outdated));
    }
  }
}

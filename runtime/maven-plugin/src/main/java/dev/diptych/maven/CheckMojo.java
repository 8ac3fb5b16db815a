package dev.diptych.maven;

import dev.diptych.authoring.format.FormatDiff;
import dev.diptych.compiler.SpecSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Checks that what is generated and formatted is what is checked in. For CI: writes nothing, and
 * fails with the differences.
 */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends GeneratorMojo {
  /** Whether to compare the generated files. */
  @Parameter(property = "diptych.check.generated", defaultValue = "true")
  private boolean checkGenerated;

  /** Whether to compare the texts with their formatted form. */
  @Parameter(property = "diptych.check.formatted", defaultValue = "true")
  private boolean checkFormatted;

  @Override
  String run(Messages messages) throws IOException {
    if (checkGenerated) {
      checkGenerated(specs(), messages);
    }
    if (checkFormatted) {
      Map<Path, byte[]> changes =
          Formatting.changes(inputs(), formatSpecs(), this::parameters, messages);
      for (Map.Entry<Path, byte[]> change : changes.entrySet()) {
        notFormatted(change.getKey(), change.getValue(), messages);
      }
    }
    return "no differences";
  }

  private void checkGenerated(List<SpecSource> specs, Messages messages) throws IOException {
    if (specs.isEmpty()) {
      return;
    }
    int before = messages.errors();
    Map<String, byte[]> files = GeneratedSources.of(specs, generateSettings(), messages);
    if (messages.errors() > before) {
      return;
    }
    for (Map.Entry<String, byte[]> each : files.entrySet()) {
      Path file = generated().resolve(each.getKey());
      if (!Files.isRegularFile(file)) {
        drift(file, "this file is missing", messages);
      } else if (!Sums.matches(file, Sums.of(each.getValue()))) {
        drift(file, "this file differs from what its spec gives", messages);
        show(file, Files.readAllBytes(file), each.getValue(), messages);
      }
    }
    for (String path : present()) {
      if (!files.containsKey(path)) {
        drift(generated().resolve(path), "this file is no longer generated", messages);
      }
    }
  }

  /** The files in the folders of the languages, and the schemas. */
  private List<String> present() throws IOException {
    List<String> folders = new ArrayList<>(generateSettings().languages());
    folders.addAll(generateSettings().schemas() ? List.of(GeneratedSources.SCHEMA) : List.of());
    List<String> patterns = folders.stream().map(folder -> folder + "/**").toList();
    return FilePatterns.of(patterns, List.of()).in(generated()).stream()
        .map(file -> FilePatterns.relative(generated(), file))
        .toList();
  }

  private static void drift(Path file, String message, Messages messages) {
    messages.error("drift", file.toString(), message, "run the goal diptych:generate");
  }

  /** Reports a text that is not formatted, with what would change. */
  static void notFormatted(Path file, byte[] formatted, Messages messages) throws IOException {
    String message = "this text is not formatted";
    messages.error("drift", file.toString(), message, "run the goal diptych:fmt");
    show(file, Files.readAllBytes(file), formatted, messages);
  }

  private static void show(Path file, byte[] present, byte[] wanted, Messages messages) {
    byte[] diff = FormatDiff.of(file.toString(), present, wanted);
    messages.details(new String(diff, StandardCharsets.UTF_8).lines().toList());
  }
}

package dev.diptych.maven;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.patch.Patch;
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
  private static final int CONTEXT = 3;

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
        messages.details(changes(file, each.getValue()));
      }
    }
    for (String path : present()) {
      if (!files.containsKey(path)) {
        drift(generated().resolve(path), "this file is no longer generated", messages);
      }
    }
  }

  /** A unified diff of what a generated file is and what it should be. */
  private static List<String> changes(Path file, byte[] wanted) throws IOException {
    List<String> before = lines(Files.readAllBytes(file));
    List<String> after = lines(wanted);
    if (before.equals(after)) {
      return List.of("only line ends differ");
    }
    Patch<String> patch = DiffUtils.diff(before, after);
    String name = file.toString();
    return UnifiedDiffUtils.generateUnifiedDiff(name, name, before, patch, CONTEXT);
  }

  private static List<String> lines(byte[] text) {
    return new String(text, StandardCharsets.UTF_8).lines().toList();
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
    byte[] diff = FormatDiff.of(file.toString(), Files.readAllBytes(file), formatted);
    messages.details(lines(diff));
  }
}

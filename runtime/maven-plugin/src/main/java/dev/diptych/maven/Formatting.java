package dev.diptych.maven;

import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.SpecEngine;
import dev.diptych.specs.SpecSource;
import dev.diptych.specs.SpecTools;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The texts that are not formatted. */
final class Formatting {
  private Formatting() {}

  /** The formatted content of each of {@code texts} that differs from it. */
  static Map<Path, byte[]> changes(List<Path> texts, List<SpecSource> specs, Messages messages)
      throws IOException {
    Map<Path, byte[]> changes = new TreeMap<>();
    Optional<Twin> twin = texts.isEmpty() ? Optional.empty() : twin(specs, messages);
    for (Path file : twin.isEmpty() ? List.<Path>of() : texts) {
      byte[] text = Files.readAllBytes(file);
      Result<byte[]> result =
          TextFormatter.format(file.toString(), text, twin.get(), Selection.ANY);
      messages.show(ModelDiagnostics.of(result.diagnostics()));
      result
          .value()
          .filter(formatted -> !Arrays.equals(formatted, text))
          .ifPresent(formatted -> changes.put(file, formatted));
    }
    return changes;
  }

  private static Optional<Twin> twin(List<SpecSource> specs, Messages messages) throws IOException {
    if (specs.isEmpty()) {
      return Optional.of(Twin.shipped());
    }
    Optional<SpecTools> tools = SpecsMojo.specTools(messages, specs.get(0));
    List<Twin> twins = new ArrayList<>();
    for (SpecSource spec : tools.isEmpty() ? List.<SpecSource>of() : specs) {
      Result<SpecEngine> engine = tools.get().engine(spec, null);
      messages.show(ModelDiagnostics.of(engine.diagnostics()));
      engine.value().map(SpecEngine::twin).ifPresent(twins::add);
    }
    if (twins.size() < specs.size()) {
      return Optional.empty();
    }
    return Optional.of(twins.size() == 1 ? twins.get(0) : Twin.of(twins));
  }
}

package dev.diptych.maven;

import dev.diptych.authoring.AuthoredTexts;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.prove.TextProof;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.SpecEngine;
import dev.diptych.specs.SpecSource;
import dev.diptych.specs.SpecTools;
import dev.diptych.twin.Proven;
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
import java.util.ServiceLoader;
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
      Result<Proven> result =
          new TextProof(texts(file, twin.get())).format(file.toString(), text, Selection.ANY);
      messages.show(ModelDiagnostics.of(result.diagnostics()));
      result
          .value()
          .flatMap(proven -> proven.bytes().value())
          .filter(formatted -> !Arrays.equals(formatted, text))
          .ifPresent(formatted -> changes.put(file, formatted));
    }
    return changes;
  }

  private static AuthoredTexts texts(Path file, Twin twin) {
    Includes includes = new IncludedTexts(file, List.of(), new InputFiles());
    return new AuthoredTexts(twin, Formatting::vocabularies, includes, 1);
  }

  /** The words of the format families that the project adds to the plugin. */
  private static List<Vocabulary> vocabularies() {
    ServiceLoader<FormatFamily> families =
        ServiceLoader.load(FormatFamily.class, FormatFamily.class.getClassLoader());
    return families.stream().flatMap(family -> family.get().vocabularies().stream()).toList();
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

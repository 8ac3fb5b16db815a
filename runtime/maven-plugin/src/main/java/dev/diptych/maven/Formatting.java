package dev.diptych.maven;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.compiler.SpecSource;
import dev.diptych.converter.Converter;
import dev.diptych.converter.Families;
import dev.diptych.family.FormatFamily;
import dev.diptych.files.IncludedTexts;
import dev.diptych.files.InputFiles;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngine;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.Proven;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The texts that are not formatted. */
final class Formatting {
  /** The format families that the project adds to the plugin. */
  private static final Families FAMILIES = Families.of(FormatFamily.class.getClassLoader());

  private Formatting() {}

  /**
   * The formatted content of each of {@code texts} that differs from it.
   *
   * @param parameters the values of the parameters of a spec
   */
  static Map<Path, byte[]> changes(
      List<Path> texts,
      List<SpecSource> specs,
      Function<SpecSource, Map<String, String>> parameters,
      Messages messages)
      throws IOException {
    Map<Path, byte[]> changes = new TreeMap<>();
    Optional<Engine> engine =
        texts.isEmpty() ? Optional.empty() : engine(specs, parameters, messages);
    for (Path file : engine.isEmpty() ? List.<Path>of() : texts) {
      byte[] text = Files.readAllBytes(file);
      Result<Proven> result =
          converter(file, engine.get()).formatted(file.toString(), text, Selection.ANY);
      messages.show(ModelDiagnostics.of(result.diagnostics()));
      result
          .value()
          .flatMap(proven -> proven.bytes().value())
          .filter(formatted -> !Arrays.equals(formatted, text))
          .ifPresent(formatted -> changes.put(file, formatted));
    }
    return changes;
  }

  private static Converter converter(Path file, Engine engine) {
    Includes includes = new IncludedTexts(file, List.of(), new InputFiles());
    return new Converter(engine, FAMILIES, includes, 1);
  }

  private static Optional<Engine> engine(
      List<SpecSource> specs,
      Function<SpecSource, Map<String, String>> parameters,
      Messages messages)
      throws IOException {
    if (specs.isEmpty()) {
      return Optional.of(Engine.shipped());
    }
    List<Engine> engines = new ArrayList<>();
    for (SpecSource spec : specs) {
      Result<SpecEngine> loaded = SpecEngine.load(spec);
      messages.show(ModelDiagnostics.of(loaded.diagnostics()));
      if (loaded.ok()) {
        List<GivenParameter> given = given(spec, parameters.apply(spec));
        Result<Engine> engine = loaded.value().orElseThrow().engine().parameters(given);
        messages.show(ModelDiagnostics.of(engine.diagnostics()));
        engine.value().ifPresent(engines::add);
      }
    }
    if (engines.size() < specs.size()) {
      return Optional.empty();
    }
    return Optional.of(engines.size() == 1 ? engines.get(0) : Engine.of(engines));
  }

  private static List<GivenParameter> given(SpecSource spec, Map<String, String> values) {
    Location at = new Location.Whole(spec.ksy().toString());
    List<GivenParameter> given = new ArrayList<>();
    values.forEach((name, word) -> given.add(new GivenParameter(null, name, word, at)));
    return given;
  }
}

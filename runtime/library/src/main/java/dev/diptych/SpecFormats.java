package dev.diptych;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.SpecSource;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** Formats of specs that are given at run time. */
final class SpecFormats {
  private SpecFormats() {}

  /** An engine for the format of each of {@code specs}. */
  static Outcome<List<Engine>> load(List<Spec> specs) throws IOException {
    List<Engine> accepted = new ArrayList<>();
    List<Diagnostic> all = new ArrayList<>();
    SpecEngines engines = new SpecEngines();
    for (Spec spec : specs) {
      Result<Engine> loaded = given(spec, loaded(spec, engines));
      all.addAll(DiagnosticView.of(loaded.diagnostics()));
      loaded.value().ifPresent(accepted::add);
    }
    return new Outcome<>(
        accepted.size() < specs.size() ? Optional.empty() : Optional.of(accepted), all);
  }

  private static Result<Engine> loaded(Spec spec, SpecEngines engines) throws IOException {
    Path file = spec.file();
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IoFailure("cannot-read", "cannot read " + file + ": it is not a regular file");
    }
    try {
      SpecEngines.Current now = engines.update(new SpecSource(file, spec.importPath()));
      return now.state().isCurrent()
          ? Result.of(requireNonNull(now.engine()), List.of())
          : Result.failed(now.state().errors());
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }

  /** The formats with the values of the parameters of {@code spec}. */
  private static Result<Engine> given(Spec spec, Result<Engine> loaded) {
    if (!loaded.ok() || spec.parameters().isEmpty()) {
      return loaded;
    }
    var at = new dev.diptych.model.diagnostic.Location.Whole(spec.file().toString());
    List<GivenParameter> values = new ArrayList<>();
    new TreeMap<>(spec.parameters())
        .forEach((name, value) -> values.add(new GivenParameter(null, name, value, at)));
    Result<Engine> given = loaded.value().orElseThrow().parameters(values);
    List<dev.diptych.model.diagnostic.Diagnostic> all = new ArrayList<>(loaded.diagnostics());
    all.addAll(given.diagnostics());
    return new Result<>(given.value(), all);
  }
}

package dev.diptych.cli.generate;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.project.Entry;
import dev.diptych.cli.project.GenerateTable.Target;
import dev.diptych.cli.session.InstalledGenerator;
import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.generator.GenerateRequest;
import dev.diptych.files.IoFailure;
import dev.diptych.formats.SchemaWriter;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Schema;
import dev.diptych.spectools.LoadedView;
import dev.diptych.spectools.SpecEngine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The files of one target of a project, for one spec after the other. */
final class TargetSources {
  private static final String SCHEMA = "schema";
  private static final String DOCS = "docs";
  private static final Set<String> FORMATS = Set.of("markdown", "html", "both");

  private final Target target;
  private final List<Path> importPath;

  private TargetSources(Target target, List<Path> importPath) {
    this.target = target;
    this.importPath = importPath;
  }

  /** The sources of {@code target}; null if it is invalid, after adding to {@code errors}. */
  static @Nullable TargetSources of(Target target, List<Path> importPath, Diagnostics errors)
      throws IoFailure {
    TargetSources sources = new TargetSources(target, importPath);
    return sources.check(errors) ? sources : null;
  }

  private boolean check(Diagnostics errors) throws IoFailure {
    String kind = target.kind().value();
    boolean parsers = !kind.equals(SCHEMA) && !kind.equals(DOCS);
    List<String> known =
        new ArrayList<>(parsers ? InstalledGenerator.require().languages() : List.of());
    if (parsers && !known.contains(kind)) {
      known.addAll(List.of(SCHEMA, DOCS));
      String message = "unknown language '%s'%s".formatted(kind, Suggestion.of(kind, known));
      String help = "known are " + String.join(", ", known);
      errors.add(Diagnostic.error("bad-project", target.kind().at(), message, help));
      return false;
    }
    Entry format = target.format();
    if (format != null && !(kind.equals(DOCS) && FORMATS.contains(format.value()))) {
      String message =
          kind.equals(DOCS) ? "format is markdown, html or both" : "only docs have a format";
      errors.add(Diagnostic.error("bad-project", format.at(), message));
    }
    Entry packageName = target.packageName();
    if (packageName != null) {
      try {
        InstalledGenerator.require().sources(request(Path.of("")));
      } catch (IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage());
        errors.add(Diagnostic.error("bad-project", packageName.at(), message));
        return false;
      }
    }
    return true;
  }

  /** The files for {@code spec}, by path below the folder of the target; or why it is rejected. */
  Result<Map<String, String>> of(Path spec) throws IoFailure {
    try {
      return switch (target.kind().value()) {
        case SCHEMA -> schema(spec);
        case DOCS -> docs(spec);
        default -> InstalledGenerator.require().sources(request(spec)).sources();
      };
    } catch (IOException e) {
      throw IoFailure.reading(spec.toString(), e);
    }
  }

  private GenerateRequest request(Path spec) {
    Entry name = target.packageName();
    return new GenerateRequest(
        new SpecSource(spec, importPath),
        List.of(target.kind().value()),
        name == null ? null : name.value(),
        target.readOnly());
  }

  private Result<Map<String, String>> schema(Path spec) throws IOException {
    Result<SpecEngine> engine = SpecEngine.load(new SpecSource(spec, importPath));
    if (engine.value().isEmpty()) {
      return Result.failed(engine.diagnostics());
    }
    JSON json = JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT);
    Map<String, String> files = new TreeMap<>();
    Schema schema = engine.value().get().engine().schemas().values().iterator().next();
    files.put(name(spec, ".json"), json.asString(SchemaWriter.write(schema)) + "\n");
    return Result.of(files, engine.diagnostics());
  }

  private Result<Map<String, String>> docs(Path spec) throws IOException {
    Result<LoadedView> view = LoadedView.load(new SpecSource(spec, importPath));
    if (view.value().isEmpty()) {
      return Result.failed(view.diagnostics());
    }
    String format = target.format() == null ? "markdown" : target.format().value();
    Map<String, String> files = new TreeMap<>();
    if (!format.equals("html")) {
      files.put(name(spec, ".md"), view.value().get().markdown());
    }
    if (!format.equals("markdown")) {
      files.put(name(spec, ".html"), view.value().get().html());
    }
    return Result.of(files, view.diagnostics());
  }

  private static String name(Path spec, String ending) {
    return String.valueOf(spec.getFileName()).replaceFirst("\\.ksy$", "") + ending;
  }
}

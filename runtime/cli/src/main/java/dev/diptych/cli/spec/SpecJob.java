package dev.diptych.cli.spec;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.InstalledGenerator;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.cli.session.UserSpec;
import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.generator.GenerateRequest;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.spectools.LoadedView;
import dev.diptych.spectools.example.SpecExample;
import dev.diptych.spectools.relation.KeySearch;
import dev.diptych.spectools.relation.Sample;
import dev.diptych.spectools.relation.SuggestedKeys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Processes one spec. */
final class SpecJob {
  private final Session session;
  private final List<Path> importPath;
  private final ShownNames names;

  /** A job that finds imports that begin with {@code /} in {@code importPath}. */
  SpecJob(Session session, List<Path> importPath) {
    this(session, importPath, new ShownNames(name -> name));
  }

  private SpecJob(Session session, List<Path> importPath, ShownNames names) {
    this.session = session;
    this.importPath = importPath;
    this.names = names;
  }

  /** The same job with other names of files in messages. */
  SpecJob relocated(ShownNames other) {
    return new SpecJob(session, importPath, other);
  }

  /** Runs {@code step} for each of {@code specs} and returns the highest exit code. */
  static int runAll(Session session, SpecFiles specs, FileJob.Step step) {
    return specs.files().stream()
        .mapToInt(file -> FileJob.runInProject(session, file, step))
        .max()
        .orElse(ExitCode.DONE);
  }

  /**
   * Prints a report on the spec in {@code file}, with warnings of what generators of {@code
   * languages} reject, and returns an exit code.
   */
  int check(String file, boolean verbose, List<String> languages) throws IoFailure {
    Result<LoadedView> loaded = loaded(file);
    LoadedView view = accepted(loaded);
    if (view == null) {
      session.outputs().print(List.of(file + ": not supported"));
      return ExitCode.REJECTED;
    }
    session.outputs().print(view.report(file, loaded.diagnostics().size(), verbose));
    return session.show(names.all(rejections(file, languages))) ? ExitCode.REJECTED : ExitCode.DONE;
  }

  /**
   * Shows keys for numbers of the spec in {@code file} that are the same as something else in all
   * of {@code samples}, and returns an exit code.
   */
  int suggest(String file, List<String> samples, boolean json) throws IoFailure {
    List<Sample> inputs = new ArrayList<>();
    for (String sample : samples) {
      inputs.add(new Sample(sample, session.read(sample).bytes()));
    }
    try {
      UserSpec.requireFiles(Path.of(file), importPath);
      SpecSource spec = new SpecSource(Path.of(file), importPath);
      Result<SuggestedKeys> found = session.shown(names.of(KeySearch.of(spec, inputs)));
      if (!found.ok()) {
        return ExitCode.REJECTED;
      }
      SuggestionReport report =
          new SuggestionReport(file, samples.size(), found.value().orElseThrow());
      session.outputs().print(json ? List.of(report.json()) : report.lines());
      return ExitCode.DONE;
    } catch (IOException e) {
      throw IoFailure.reading(file, e);
    }
  }

  private List<Diagnostic> rejections(String file, List<String> languages) throws IoFailure {
    if (languages.isEmpty()) {
      return List.of();
    }
    SpecSource spec = new SpecSource(Path.of(file), importPath);
    try {
      GenerateRequest request = new GenerateRequest(spec, languages, null, false);
      return InstalledGenerator.require().sources(request).sources().diagnostics().stream()
          .filter(Diagnostic::isError)
          .map(each -> each.with(Severity.WARNING, each.notes()))
          .toList();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e);
    } catch (IOException e) {
      throw IoFailure.reading(file, e);
    }
  }

  /** Writes an example of the spec in {@code file} and returns an exit code. */
  int example(String file, Targets targets) throws IoFailure {
    LoadedView view = load(file);
    if (view == null) {
      return ExitCode.REJECTED;
    }
    SpecExample example = view.example(file);
    if (session.show(example.diagnostics())) {
      return ExitCode.REJECTED;
    }
    write(targets, file, example.text());
    return example.compiles() ? ExitCode.DONE : ExitCode.REJECTED;
  }

  /** Writes references of the spec in {@code file}; null targets are skipped. */
  int docs(String file, @Nullable Targets markdown, @Nullable Targets html) throws IoFailure {
    LoadedView view = load(file);
    if (view == null) {
      return ExitCode.REJECTED;
    }
    if (markdown != null) {
      write(markdown, file, view.markdown());
    }
    if (html != null) {
      write(html, file, view.html());
    }
    return ExitCode.DONE;
  }

  private void write(Targets targets, String file, String text) throws IoFailure {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    session.outputs().other().write(targets, file, out -> out.write(bytes));
  }

  /** The spec in {@code file}; null if it is rejected, after showing why. */
  @Nullable LoadedView load(String file) throws IoFailure {
    return accepted(loaded(file));
  }

  private Result<LoadedView> loaded(String file) throws IoFailure {
    try {
      UserSpec.requireFiles(Path.of(file), importPath);
      SpecSource spec = new SpecSource(Path.of(file), importPath);
      return session.shown(names.of(LoadedView.load(spec)));
    } catch (IOException e) {
      throw IoFailure.reading(file, e);
    }
  }

  private @Nullable LoadedView accepted(Result<LoadedView> loaded) {
    loaded.value().ifPresent(view -> view.files().forEach(file -> session.reads(file, "spec")));
    return loaded.value().orElse(null);
  }
}

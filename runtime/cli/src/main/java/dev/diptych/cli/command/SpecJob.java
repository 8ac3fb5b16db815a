package dev.diptych.cli.command;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.diff.SpecDiff;
import dev.diptych.compiler.diff.change.Change;
import dev.diptych.compiler.diff.change.Face;
import dev.diptych.compiler.diff.change.Verdict;
import dev.diptych.compiler.docs.SpecDocs;
import dev.diptych.compiler.example.Example;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.compiler.report.SpecReport;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.document.FileBytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Looks at one spec. A class of its own, so that no other run loads the compiler. */
final class SpecJob {
  private final Session session;
  private final List<Path> importPath;
  private final Set<Diagnostic> told = new HashSet<>();

  /** For specs whose imports that begin with {@code /} stand in {@code importPath}. */
  SpecJob(Session session, List<Path> importPath) {
    this.session = session;
    this.importPath = importPath;
  }

  /** Does {@code step} to each of {@code specs} and tells the worst exit code. */
  static int worst(Session session, SpecFiles specs, FileJob.Step step) {
    return specs.files().stream()
        .mapToInt(file -> FileJob.run(session, file, step))
        .max()
        .orElse(ExitCode.DONE);
  }

  /** Reports on the spec in {@code file} and tells how that ended. */
  int check(String file) throws IoFailure {
    SpecView view = load(file);
    if (view == null) {
      session.say(List.of(file + ": cannot be written"));
      return ExitCode.REFUSED;
    }
    session.say(SpecReport.lines(file, view));
    return ExitCode.DONE;
  }

  /** Writes an example of the spec in {@code file} and tells how that ended. */
  int example(String file, Targets targets) throws IoFailure {
    SpecView view = load(file);
    if (view == null) {
      return ExitCode.REFUSED;
    }
    Example example = Example.of(file, view);
    session.show(example.diagnostics());
    write(targets, file, example.text());
    return example.compiles() ? ExitCode.DONE : ExitCode.REFUSED;
  }

  /** Writes references of the spec in {@code file}, each to where it goes if it is wanted. */
  int docs(String file, Targets markdown, Targets html) throws IoFailure {
    SpecView view = load(file);
    if (view == null) {
      return ExitCode.REFUSED;
    }
    if (markdown != null) {
      write(markdown, file, SpecDocs.markdown(view));
    }
    if (html != null) {
      write(html, file, SpecDocs.html(view));
    }
    return ExitCode.DONE;
  }

  /**
   * Shows what changed from {@code old} to {@code now} and tells whether that breaks {@code face}.
   */
  int diff(String old, String now, Face face) throws IoFailure {
    SpecView before = load(old);
    SpecView after = load(now);
    if (before == null || after == null) {
      return ExitCode.REFUSED;
    }
    List<Change> changes = SpecDiff.of(before, after);
    changes.forEach(change -> session.show(List.of(change.diagnostic(face))));
    session.say(Verdict.lines(old, now, changes));
    boolean breaks = changes.stream().anyMatch(change -> change.impact().breaks(face));
    return breaks ? ExitCode.REFUSED : ExitCode.DONE;
  }

  private void write(Targets targets, String file, String text) throws IoFailure {
    session.write(
        targets, file, FileBytes.of(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8))));
  }

  /** The spec in {@code file}, or null where it is refused, which is then shown. */
  private SpecView load(String file) throws IoFailure {
    try {
      BroughtSpec.requireFiles(Path.of(file), importPath);
      SpecLoader loader = new SpecLoader(session.console().cache());
      SpecView view = SpecView.load(loader, Path.of(file), importPath);
      view.loaded().files().forEach(each -> session.reads(each, "spec"));
      if (told.addAll(view.loaded().notes())) {
        session.show(view.loaded().notes());
      }
      session.show(view.loaded().warnings());
      return view;
    } catch (SpecException e) {
      session.show(e.diagnostics());
      return null;
    } catch (IOException e) {
      throw IoFailure.reading(file, e);
    }
  }
}

package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.lint.Repair;
import dev.diptych.model.schema.FormatName;
import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Runs lints and repairs on opened files and adds locations to their diagnostics. */
public final class LintRunner {
  private LintRunner() {}

  /** Whether none of {@code lints} is for documents of a format. */
  public static boolean none(List<Lint> lints, FormatName format) {
    return lints.stream().noneMatch(lint -> lint.appliesTo(format));
  }

  /** The diagnostics of {@code lints} for {@code opened}, in the order of the lints. */
  public static List<Diagnostic> run(List<Lint> lints, LocatedDocument opened) {
    return start(lints, opened).get();
  }

  /** Starts {@link #run} in the background; the result waits for it. */
  public static Supplier<List<Diagnostic>> start(List<Lint> lints, LocatedDocument opened) {
    List<Task<Diagnostics>> tasks = new ArrayList<>();
    // They expect whole documents, as repairs do.
    boolean whole = !opened.isDamaged();
    for (Lint lint : lints) {
      if (whole && lint.appliesTo(opened.document().schema().format())) {
        tasks.add(TaskPool.submit(() -> check(lint, opened)));
      }
    }
    return () -> {
      Diagnostics found = new Diagnostics();
      tasks.forEach(task -> found.addAll(task.get()));
      return found.summary(opened.name());
    };
  }

  /**
   * Applies {@code repairs} to {@code opened} and returns the document.
   *
   * @param repairs the repairs in their order
   * @param opened the file
   * @param changes receives a note for each change
   */
  public static Document repair(
      List<Repair> repairs, LocatedDocument opened, List<Diagnostic> changes) {
    Diagnostics found = new Diagnostics();
    LintSink sink = sink(opened.locations(), found);
    Document document = opened.document();
    for (Repair repair : repairs) {
      if (!opened.isDamaged() && repair.appliesTo(document.schema().format())) {
        document = repair.repair(document, sink);
      }
    }
    changes.addAll(found.summary(opened.name()));
    return document;
  }

  private static Diagnostics check(Lint lint, LocatedDocument opened) {
    Diagnostics found = new Diagnostics();
    lint.check(opened.document(), sink(opened.locations(), found));
    return found;
  }

  private static LintSink sink(Locations locations, Diagnostics found) {
    return (severity, code, path, message, help) ->
        found.add(new Diagnostic(severity, code, locations.locate(path), message, List.of(help)));
  }
}

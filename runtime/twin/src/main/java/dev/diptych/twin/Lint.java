package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Locations;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Repair;
import dev.diptych.model.rule.Rule;
import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Runs rules and repairs over opened files and finds the places of what they report. */
public final class Lint {
  private Lint() {}

  /** What {@code rules} find in {@code opened}, rule by rule. */
  public static List<Diagnostic> run(List<Rule> rules, Opened opened) {
    return begin(rules, opened).get();
  }

  /** Begins to look for the same; who asks for it waits. */
  public static Supplier<List<Diagnostic>> begin(List<Rule> rules, Opened opened) {
    List<Task<Diagnostics>> pieces = new ArrayList<>();
    for (Rule rule : rules) {
      if (rule.appliesTo(opened.document().schema().format())) {
        pieces.add(TaskPool.submit(() -> found(rule, opened)));
      }
    }
    return () -> {
      Diagnostics found = new Diagnostics();
      pieces.forEach(piece -> found.addAll(piece.get()));
      return found.summary(opened.name());
    };
  }

  /**
   * What {@code repairs} make of {@code opened}.
   *
   * @param repairs what to try, in order
   * @param opened the file
   * @param changes takes a note for each change
   */
  public static Document repair(List<Repair> repairs, Opened opened, List<Diagnostic> changes) {
    Diagnostics found = new Diagnostics();
    Findings findings = at(opened.locations(), found);
    Document document = opened.document();
    for (Repair repair : repairs) {
      if (repair.appliesTo(document.schema().format())) {
        document = repair.repair(document, findings);
      }
    }
    changes.addAll(found.summary(opened.name()));
    return document;
  }

  private static Diagnostics found(Rule rule, Opened opened) {
    Diagnostics found = new Diagnostics();
    rule.check(opened.document(), at(opened.locations(), found));
    return found;
  }

  private static Findings at(Locations places, Diagnostics found) {
    return (severity, code, path, message, help) ->
        found.add(new Diagnostic(severity, code, places.locate(path), message, List.of(help)));
  }
}

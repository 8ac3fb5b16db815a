package dev.diptych.animation.input;

import dev.diptych.animation.input.lint.InputLints;
import dev.diptych.model.document.Document;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Repair;
import dev.diptych.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * The findings of lints and repairs, as {@code code at path}.
 *
 * @param codes each finding's code and path
 * @param messages each finding's severity and message
 * @param helps each finding's advice
 */
public record CollectedFindings(List<String> codes, List<String> messages, List<String> helps) {
  public CollectedFindings() {
    this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** The findings of all lints. */
  public static CollectedFindings in(AnimationBuilder animation) {
    return in(animation.build());
  }

  /** The findings of all lints. */
  public static CollectedFindings in(Document document) {
    CollectedFindings found = new CollectedFindings();
    for (Rule rule : InputLints.all()) {
      rule.check(document, found.receiver());
    }
    return found;
  }

  /** Applies {@code repairs} and collects their notes. */
  public Document repair(List<Repair> repairs, Document document) {
    Document repaired = document;
    for (Repair repair : repairs) {
      repaired = repair.repair(repaired, receiver());
    }
    return repaired;
  }

  private Findings receiver() {
    return (severity, code, at, message, help) -> {
      codes.add(at.parent() == null ? code : code + " at " + at);
      messages.add(severity.word() + ": " + message);
      helps.add(String.join(" ", help));
    };
  }
}

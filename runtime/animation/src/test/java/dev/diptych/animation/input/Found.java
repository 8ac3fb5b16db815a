package dev.diptych.animation.input;

import dev.diptych.animation.input.lint.InputLints;
import dev.diptych.model.document.Document;
import dev.diptych.model.rule.Findings;
import dev.diptych.model.rule.Repair;
import dev.diptych.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * What rules and repairs find, written as {@code code at path}.
 *
 * @param spots each finding's code and path
 * @param messages each finding's severity and message
 * @param helps each finding's advice
 */
public record Found(List<String> spots, List<String> messages, List<String> helps) {
  public Found() {
    this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** What all rules find. */
  public static Found in(Take take) {
    return in(take.build());
  }

  /** What all rules find. */
  public static Found in(Document document) {
    Found found = new Found();
    for (Rule rule : InputLints.all()) {
      rule.check(document, found.taker());
    }
    return found;
  }

  /** Notes what {@code repairs} make of {@code document}, which is what it returns. */
  public Document mend(List<Repair> repairs, Document document) {
    Document mended = document;
    for (Repair repair : repairs) {
      mended = repair.mend(mended, taker());
    }
    return mended;
  }

  private Findings taker() {
    return (severity, code, at, message, help) -> {
      spots.add(at.parent() == null ? code : code + " at " + at);
      messages.add(severity.word() + ": " + message);
      helps.add(String.join(" ", help));
    };
  }
}

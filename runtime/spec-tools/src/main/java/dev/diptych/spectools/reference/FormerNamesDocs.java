package dev.diptych.spectools.reference;

import dev.diptych.model.schema.Alias;
import java.util.ArrayList;
import java.util.List;

/** Documents former names. */
final class FormerNamesDocs {
  private FormerNamesDocs() {}

  /** Adds {@code formerly: hp (before version 2)} on a line of its own, if there are any names. */
  static void add(List<Alias> aliases, List<TextRun> spans) {
    if (!aliases.isEmpty()) {
      if (!spans.isEmpty()) {
        spans.add(new TextRun.Break());
      }
      spans.addAll(of(aliases));
    }
  }

  /** The names, with the first version that has the current name. */
  static List<TextRun> of(List<Alias> aliases) {
    List<TextRun> spans = new ArrayList<>();
    String before = "formerly: ";
    for (Alias alias : aliases) {
      spans.add(new TextRun.Plain(before));
      spans.add(new TextRun.Code(alias.path() == null ? alias.name() : alias.path()));
      if (alias.since() != null) {
        spans.add(new TextRun.Plain(" (before version " + alias.since() + ")"));
      }
      before = ", ";
    }
    return spans;
  }
}

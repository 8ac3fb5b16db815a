package dev.diptych.model.rule;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;

/** Looks for one kind of thing in documents of a format. One rule, one class, one sentence. */
public interface Rule {
  /** Whether this rule has anything to say about {@code format}. */
  boolean appliesTo(FormatName format);

  /** Reports what there is in {@code document}, which is complete. */
  void check(Document document, Findings findings);
}

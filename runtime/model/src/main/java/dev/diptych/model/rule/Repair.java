package dev.diptych.model.rule;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;

/** Mends one kind of damage. */
public interface Repair {
  /** Whether this repair knows {@code format}. */
  boolean appliesTo(FormatName format);

  /**
   * The mended document, or {@code document} itself where nothing is damaged. Each change is
   * reported as a note.
   */
  Document mend(Document document, Findings changes);
}

package dev.diptych.model.lint;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import java.util.Set;

/** Repairs one kind of damage. */
public interface Repair {
  /** Whether this repair supports {@code format}. */
  boolean appliesTo(FormatName format);

  /** The codes of the lints that report the damage, so that an editor can offer the repair. */
  default Set<String> codes() {
    return Set.of();
  }

  /**
   * Returns the repaired document, or {@code document} itself if it is not damaged. Each change is
   * reported as a note.
   */
  Document repair(Document document, LintSink sink);
}

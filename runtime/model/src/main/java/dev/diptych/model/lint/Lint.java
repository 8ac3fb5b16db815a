package dev.diptych.model.lint;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;

/** Checks documents of a format for one kind of likely mistake. */
public interface Lint {
  /** Whether this lint supports {@code format}. */
  boolean appliesTo(FormatName format);

  /** Reports likely mistakes in {@code document}, which is complete. */
  void check(Document document, LintSink sink);
}

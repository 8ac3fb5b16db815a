package dev.diptych.model.rule;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import java.util.Map;

/** Summarises documents of a format for users. */
public interface Facts {
  /** Whether this summary supports {@code format}. */
  boolean appliesTo(FormatName format);

  /** Labels and values of {@code document}, in display order. */
  Map<String, String> of(Document document);
}

package dev.diptych.model.rule;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import java.util.Map;

/** Summarises documents of a format for people. */
public interface Facts {
  /** Whether this summary knows {@code format}. */
  boolean appliesTo(FormatName format);

  /** What is worth knowing of {@code document}: labels and values, in the order to show them. */
  Map<String, String> of(Document document);
}

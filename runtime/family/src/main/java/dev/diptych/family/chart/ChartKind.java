package dev.diptych.family.chart;

import dev.diptych.model.document.Document;

/** One way to plot documents. */
public interface ChartKind {
  /** Its name in options, in kebab-case. */
  String name();

  /** What it shows, in half a sentence. */
  String description();

  /** Arguments of {@code plot} that show it, such as {@code take.bin --chart speed -o x.svg}. */
  String example();

  /** Whether it can plot documents of this format. */
  boolean accepts(Document document);

  /**
   * Plots a document that it accepts.
   *
   * @throws ChartException if the document does not have what the user wants
   */
  Chart chart(Document document, ChartRequest request) throws ChartException;
}

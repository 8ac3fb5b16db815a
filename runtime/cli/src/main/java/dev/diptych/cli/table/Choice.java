package dev.diptych.cli.table;

import dev.diptych.model.document.Document;

/** What the user wants of each file. */
interface Choice {
  /**
   * The rows of a document.
   *
   * @throws TableException if it has no such rows
   */
  ChosenRows of(Document document) throws TableException;
}

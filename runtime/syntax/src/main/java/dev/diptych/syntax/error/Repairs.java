package dev.diptych.syntax.error;

import dev.diptych.syntax.table.Tokens;
import java.util.List;

/**
 * How a text with errors was repaired.
 *
 * @param written the tokens of the text as it was written, without runs
 * @param tokens the tokens of the repaired text, without runs
 * @param list the repairs, each for the text after those before it
 * @param isValid whether the repaired text is valid; otherwise it has more errors than were tried
 * @param tried number of changes that were tried
 */
public record Repairs(
    Tokens written, Tokens tokens, List<Repair> list, boolean isValid, int tried) {
  public Repairs {
    list = List.copyOf(list);
  }
}

package dev.diptych.model.schema;

import java.util.List;

/**
 * Sibling fields of one struct type that the text shows as one table if their data allows it.
 *
 * @param name name of the block of that table
 * @param fields ids of the fields in the order of the columns; at least two
 */
public record Zip(String name, List<String> fields) {
  public Zip {
    fields = List.copyOf(fields);
  }
}

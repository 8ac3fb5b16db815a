package dev.diptych.cli.inspect.diff;

import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Counts of differences.
 *
 * @param blocks blocks by kind
 * @param attributes attributes by kind
 * @param keys rows of tables by kind
 * @param tables number of tables that differ
 */
record Summary(
    Map<Kind, Integer> blocks, Map<Kind, Integer> attributes, Map<Kind, Integer> keys, int tables) {

  static Summary of(List<Difference> differences) {
    Map<Kind, Integer> blocks = new EnumMap<>(Kind.class);
    Map<Kind, Integer> attributes = new EnumMap<>(Kind.class);
    Map<Kind, Integer> keys = new EnumMap<>(Kind.class);
    int tables = 0;
    for (Difference difference : differences) {
      if (difference instanceof Difference.Block block) {
        blocks.merge(block.kind(), 1, Integer::sum);
      } else if (difference instanceof Difference.Attribute attribute) {
        attributes.merge(attribute.kind(), 1, Integer::sum);
      } else if (difference instanceof Difference.Table table) {
        tables++;
        for (Kind kind : Kind.values()) {
          int count = table.rows().count(kind);
          if (count > 0) {
            keys.merge(kind, count, Integer::sum);
          }
        }
      }
    }
    return new Summary(blocks, attributes, keys, tables);
  }

  /** One line, such as {@code attributes: 1 changed; 2 tables: 3 rows changed, 1 added}. */
  String line() {
    List<String> parts = new ArrayList<>();
    if (!blocks.isEmpty()) {
      parts.add("blocks: " + counts(blocks));
    }
    if (!attributes.isEmpty()) {
      parts.add("attributes: " + counts(attributes));
    }
    if (tables > 0) {
      parts.add((tables == 1 ? "1 table" : tables + " tables") + ": rows " + counts(keys));
    }
    return String.join("; ", parts);
  }

  private static String counts(Map<Kind, Integer> counts) {
    List<String> parts = new ArrayList<>();
    counts.forEach((kind, count) -> parts.add(count + " " + kind.word()));
    return String.join(", ", parts);
  }
}

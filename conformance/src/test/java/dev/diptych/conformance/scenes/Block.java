package dev.diptych.conformance.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A block of an authored text, as the evaluator of the tests reads it. */
final class Block {
  final String name;
  final String about;
  final List<Block> blocks = new ArrayList<>();
  final List<Row> rows = new ArrayList<>();
  final Map<String, Object> settings = new LinkedHashMap<>();

  Block(String name, String about) {
    this.name = name;
    this.about = about;
  }

  /**
   * A row.
   *
   * @param time in seconds
   * @param end of a range; NaN if it is none
   * @param words names are strings, groups are {@link Call}s; the last one is always a name or
   *     group
   */
  record Row(double time, double end, List<Object> words) {
    boolean isRange() {
      return !Double.isNaN(end);
    }
  }

  /**
   * Numbers in parentheses, in metres, seconds and degrees.
   *
   * @param name the name before them, or nothing
   * @param numbers the numbers
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Call(String name, double[] numbers) {}

  Optional<Block> child(String called) {
    return blocks.stream().filter(each -> each.name.equals(called)).findFirst();
  }

  List<Block> children(String called) {
    return blocks.stream().filter(each -> each.name.equals(called)).toList();
  }

  String word(String setting) {
    return settings.get(setting) instanceof String word ? word : null;
  }
}

package dev.diptych.spectools.check;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of a topic in the short report.
 *
 * @param label what it is about: a struct, or what is true of the fields
 * @param times the number of structs that it is true of
 * @param items the content
 */
record TopicRow(String label, int times, List<Item> items) {
  /** The width of a page, in characters. */
  private static final int WIDTH = 100;

  private static final int MAX_LINES = 3;
  private static final int MAX_LABEL = 30;

  /** The longest {@code ; … and 999 more}. */
  private static final int MAX_REST = 16;

  /** Before the number of fields that are not shown. */
  static final String MORE = "… and ";

  static final String INDENT = "    ";
  private static final String GAP = "  ";

  /**
   * A phrase on fields.
   *
   * @param fields the number of the fields that it is about
   */
  record Item(String phrase, int fields) {
    /** {@code a, b: phrase}, without the colon if there is no phrase. */
    static Item of(List<String> ids, String phrase) {
      String end = phrase.isEmpty() ? "" : ": " + phrase;
      return new Item(String.join(", ", ids) + end, ids.size());
    }
  }

  /** The row of several structs. */
  static TopicRow of(List<String> structs, List<Item> items) {
    int more = structs.size() - 1;
    String label = structs.get(0) + (more == 0 ? "" : " and " + more + " more");
    return new TopicRow(label, structs.size(), items);
  }

  /** The number of fields that it is about. */
  int fields() {
    return times * fields(items);
  }

  /** The width of the label. */
  int width() {
    return Math.min(label.length(), MAX_LABEL);
  }

  /** Its lines, at most {@link #MAX_LINES}, with a label of {@code width} characters. */
  List<String> lines(int width) {
    String start = INDENT + shortened(label, width) + " ".repeat(width - width());
    int room = WIDTH - start.length() - GAP.length();
    List<String> lines = new ArrayList<>();
    for (String content : packed(room)) {
      lines.add((start + (width == 0 ? "" : GAP) + content).stripTrailing());
      start = " ".repeat(start.length());
    }
    return lines;
  }

  private List<String> packed(int room) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < items.size(); i++) {
      String phrase = shortened(items.get(i).phrase(), room);
      boolean end = lines.size() == MAX_LINES - 1;
      int limit = room - (end && i < items.size() - 1 ? MAX_REST : 1);
      boolean full = !line.isEmpty() && line.length() + phrase.length() > limit;
      if (full && end) {
        return with(lines, line + MORE + fields(items.subList(i, items.size())) + " more");
      }
      if (full) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(phrase).append(i == items.size() - 1 ? "" : "; ");
    }
    return with(lines, line.toString());
  }

  private static List<String> with(List<String> lines, String last) {
    lines.add(last);
    return lines;
  }

  private static int fields(List<Item> items) {
    return items.stream().mapToInt(Item::fields).sum();
  }

  private static String shortened(String phrase, int length) {
    return phrase.length() <= length ? phrase : phrase.substring(0, length - 1).strip() + "…";
  }
}

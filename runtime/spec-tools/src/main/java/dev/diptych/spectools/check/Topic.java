package dev.diptych.spectools.check;

import java.util.ArrayList;
import java.util.List;

/** A part of the short report: one fact, and what it is true of. */
final class Topic {
  private final String title;
  private final List<String> lines = new ArrayList<>();

  /** The fields of all rows above each line, and of all rows. */
  private final List<Integer> fields = new ArrayList<>();

  /** Creates a topic with a title and its content. */
  Topic(String title, List<TopicRow> rows) {
    this.title = title;
    int width = rows.stream().mapToInt(TopicRow::width).max().orElse(0);
    int above = 0;
    for (TopicRow row : rows) {
      for (String line : row.lines(width)) {
        lines.add(line);
        fields.add(above);
      }
      above += row.fields();
    }
    fields.add(above);
  }

  /** The number of lines of its content. */
  int size() {
    return lines.size();
  }

  /** Its title and at most {@code limit} lines, the last of which counts what is not shown. */
  List<String> lines(int limit) {
    List<String> page = new ArrayList<>(List.of("  " + title));
    if (lines.size() <= limit) {
      page.addAll(lines);
      return page;
    }
    int last = limit - 1;
    // A row is shown with all of its lines or with none.
    while (last > 0 && fields.get(last).equals(fields.get(last - 1))) {
      last--;
    }
    page.addAll(lines.subList(0, last));
    int hidden = fields.get(lines.size()) - fields.get(last);
    page.add(TopicRow.INDENT + TopicRow.MORE + hidden + " more");
    return page;
  }
}

package dev.diptych.spectools.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A page under construction. */
final class Page {
  private final String title;
  private final List<PageBlock> blocks = new ArrayList<>();

  Page(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  List<PageBlock> blocks() {
    return blocks;
  }

  void heading(int level, String text, String anchor) {
    blocks.add(new PageBlock.Heading(level, text, anchor));
  }

  /** Adds the paragraphs of {@code text}, which have blank lines between them. */
  void prose(String text) {
    for (String paragraph : text.strip().split("\\n\\s*\\n", -1)) {
      if (!paragraph.isBlank()) {
        paragraph(TextRun.plain(paragraph.strip().replaceAll("\\s+", " ")));
      }
    }
  }

  void paragraph(List<TextRun> spans) {
    blocks.add(new PageBlock.Paragraph(List.copyOf(spans)));
  }

  void listing(String text) {
    blocks.add(new PageBlock.Listing(text));
  }

  void items(List<List<TextRun>> items) {
    if (!items.isEmpty()) {
      blocks.add(new PageBlock.Items(List.copyOf(items)));
    }
  }

  /** Adds a table without its empty columns. */
  void table(List<String> head, List<List<List<TextRun>>> rows) {
    int[] used =
        IntStream.range(0, head.size())
            .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty()))
            .toArray();
    if (used.length > 0) {
      List<List<List<TextRun>>> kept = new ArrayList<>();
      rows.forEach(row -> kept.add(IntStream.of(used).mapToObj(row::get).toList()));
      blocks.add(new PageBlock.Table(IntStream.of(used).mapToObj(head::get).toList(), kept));
    }
  }
}

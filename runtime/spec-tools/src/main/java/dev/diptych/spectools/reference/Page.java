package dev.diptych.spectools.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A page while it is put together. */
final class Page {
  private final String title;
  private final List<Block> blocks = new ArrayList<>();

  Page(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  List<Block> blocks() {
    return blocks;
  }

  void heading(int level, String text, String anchor) {
    blocks.add(new Block.Heading(level, text, anchor));
  }

  /** Adds the paragraphs of {@code text}, which have blank lines between them. */
  void prose(String text) {
    for (String paragraph : text.strip().split("\\n\\s*\\n", -1)) {
      if (!paragraph.isBlank()) {
        paragraph(Span.plain(paragraph.strip().replaceAll("\\s+", " ")));
      }
    }
  }

  void paragraph(List<Span> spans) {
    blocks.add(new Block.Paragraph(List.copyOf(spans)));
  }

  void listing(String text) {
    blocks.add(new Block.Listing(text));
  }

  void items(List<List<Span>> items) {
    if (!items.isEmpty()) {
      blocks.add(new Block.Items(List.copyOf(items)));
    }
  }

  /** Adds a table, without the columns in which nothing stands. */
  void table(List<String> head, List<List<List<Span>>> rows) {
    int[] used =
        IntStream.range(0, head.size())
            .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty()))
            .toArray();
    if (used.length > 0) {
      List<List<List<Span>>> kept = new ArrayList<>();
      rows.forEach(row -> kept.add(IntStream.of(used).mapToObj(row::get).toList()));
      blocks.add(new Block.Table(IntStream.of(used).mapToObj(head::get).toList(), kept));
    }
  }
}

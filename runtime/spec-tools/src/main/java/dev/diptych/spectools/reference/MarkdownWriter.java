package dev.diptych.spectools.reference;

import java.util.List;
import java.util.stream.Collectors;

/** Writes pages as Markdown. */
final class MarkdownWriter {
  private MarkdownWriter() {}

  static String write(Page page) {
    return page.blocks().stream().map(MarkdownWriter::block).collect(Collectors.joining("\n"));
  }

  private static String block(PageBlock block) {
    if (block instanceof PageBlock.Heading heading) {
      String anchor = "<a id=\"" + heading.anchor() + "\"></a>\n\n";
      String text = "#".repeat(heading.level()) + " " + escaped(heading.text()) + "\n";
      return (heading.level() > 1 ? anchor : "") + text;
    }
    if (block instanceof PageBlock.Listing listing) {
      return "```\n" + listing.text().stripTrailing() + "\n```\n";
    }
    if (block instanceof PageBlock.Items items) {
      return items.items().stream()
          .map(item -> "- " + line(item) + "\n")
          .collect(Collectors.joining());
    }
    return block instanceof PageBlock.Table table
        ? table(table)
        : line(((PageBlock.Paragraph) block).spans()) + "\n";
  }

  private static String table(PageBlock.Table table) {
    StringBuilder text = new StringBuilder();
    text.append("| ").append(String.join(" | ", table.head())).append(" |\n");
    text.append("|").append("---|".repeat(table.head().size())).append("\n");
    for (List<List<TextRun>> row : table.rows()) {
      for (List<TextRun> cell : row) {
        text.append("| ").append(cell(cell)).append(cell.isEmpty() ? "" : " ");
      }
      text.append("|\n");
    }
    return text.toString();
  }

  private static String cell(List<TextRun> cell) {
    return line(cell).replaceAll("(?<!\\\\)\\|", "\\\\|");
  }

  private static String line(List<TextRun> spans) {
    return spans.stream().map(MarkdownWriter::span).collect(Collectors.joining());
  }

  private static String span(TextRun span) {
    if (span instanceof TextRun.Code code) {
      return code(code.text());
    }
    if (span instanceof TextRun.Link link) {
      return "[" + code(link.text()) + "](#" + link.anchor() + ")";
    }
    if (span instanceof TextRun.Web web) {
      return "[" + escaped(web.text()) + "](<" + web.address().replace(">", "%3E") + ">)";
    }
    return span instanceof TextRun.Plain plain ? escaped(plain.text()) : "<br>";
  }

  /** A code span with as many backticks as required. */
  private static String code(String words) {
    String text = line(words);
    String fence = "`";
    while (text.contains(fence)) {
      fence += "`";
    }
    String gap = text.startsWith("`") || text.endsWith("`") ? " " : "";
    return fence + gap + text + gap + fence;
  }

  /** A line break could begin another block. */
  private static String line(String text) {
    return text.replaceAll("\\s*[\\n\\r\\x85\\u2028\\u2029]\\s*", " ");
  }

  private static String escaped(String text) {
    return line(text)
        .replaceAll("([\\\\`*_\\[\\]|#~])", "\\\\$1")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replaceFirst("^([-+>])", "\\\\$1")
        .replaceFirst("^(\\d+)([.)])", "$1\\\\$2");
  }
}

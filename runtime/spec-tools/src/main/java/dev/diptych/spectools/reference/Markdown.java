package dev.diptych.spectools.reference;

import java.util.List;
import java.util.stream.Collectors;

/** Writes pages as Markdown. */
final class Markdown {
  private Markdown() {}

  static String write(Page page) {
    return page.blocks().stream().map(Markdown::block).collect(Collectors.joining("\n"));
  }

  private static String block(Block block) {
    if (block instanceof Block.Heading heading) {
      String anchor = "<a id=\"" + heading.anchor() + "\"></a>\n\n";
      String text = "#".repeat(heading.level()) + " " + escaped(heading.text()) + "\n";
      return (heading.level() > 1 ? anchor : "") + text;
    }
    if (block instanceof Block.Listing listing) {
      return "```\n" + listing.text().stripTrailing() + "\n```\n";
    }
    if (block instanceof Block.Items items) {
      return items.items().stream()
          .map(item -> "- " + line(item) + "\n")
          .collect(Collectors.joining());
    }
    return block instanceof Block.Table table
        ? table(table)
        : line(((Block.Paragraph) block).spans()) + "\n";
  }

  private static String table(Block.Table table) {
    StringBuilder text = new StringBuilder();
    text.append("| ").append(String.join(" | ", table.head())).append(" |\n");
    text.append("|").append("---|".repeat(table.head().size())).append("\n");
    for (List<List<Span>> row : table.rows()) {
      for (List<Span> cell : row) {
        text.append("| ").append(cell(cell)).append(cell.isEmpty() ? "" : " ");
      }
      text.append("|\n");
    }
    return text.toString();
  }

  private static String cell(List<Span> cell) {
    return line(cell).replaceAll("(?<!\\\\)\\|", "\\\\|");
  }

  private static String line(List<Span> spans) {
    return spans.stream().map(Markdown::span).collect(Collectors.joining());
  }

  private static String span(Span span) {
    if (span instanceof Span.Code code) {
      return code(code.text());
    }
    if (span instanceof Span.Link link) {
      return "[" + code(link.text()) + "](#" + link.anchor() + ")";
    }
    if (span instanceof Span.Web web) {
      return "[" + escaped(web.text()) + "](<" + web.address().replace(">", "%3E") + ">)";
    }
    return span instanceof Span.Plain plain ? escaped(plain.text()) : "<br>";
  }

  /** As many backticks around it as it takes. */
  private static String code(String words) {
    String text = line(words);
    String fence = "`";
    while (text.contains(fence)) {
      fence += "`";
    }
    String gap = text.startsWith("`") || text.endsWith("`") ? " " : "";
    return fence + gap + text + gap + fence;
  }

  /** What goes on in another line could begin a block of its own there. */
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

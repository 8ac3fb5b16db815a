package dev.diptych.spectools.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Writes pages as self-contained HTML. */
final class HtmlWriter {
  private HtmlWriter() {}

  static String write(Page page) {
    String body = page.blocks().stream().map(HtmlWriter::block).collect(Collectors.joining("\n"));
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <main>
    %s
    </main>
    </body>
    </html>
    """
        .formatted(escaped(page.title()), style(), body);
  }

  private static String style() {
    try (InputStream in = HtmlWriter.class.getResourceAsStream("page.css")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String block(PageBlock block) {
    if (block instanceof PageBlock.Heading heading) {
      String level = "h" + heading.level();
      String anchor = escaped(heading.anchor());
      String text = escaped(heading.text());
      return "<"
          + level
          + " id=\""
          + anchor
          + "\"><a href=\"#"
          + anchor
          + "\">"
          + text
          + "</a></"
          + level
          + ">";
    }
    if (block instanceof PageBlock.Listing listing) {
      return "<pre><code>" + escaped(listing.text().stripTrailing()) + "\n</code></pre>";
    }
    if (block instanceof PageBlock.Items items) {
      return items.items().stream()
          .map(item -> "<li>" + line(item) + "</li>")
          .collect(Collectors.joining("\n", "<ul>\n", "\n</ul>"));
    }
    return block instanceof PageBlock.Table table
        ? table(table)
        : "<p>" + line(((PageBlock.Paragraph) block).spans()) + "</p>";
  }

  private static String table(PageBlock.Table table) {
    StringBuilder text = new StringBuilder("<div class=\"table\"><table>\n<thead><tr>");
    table.head().forEach(head -> text.append("<th>").append(escaped(head)).append("</th>"));
    text.append("</tr></thead>\n<tbody>\n");
    for (List<List<TextRun>> row : table.rows()) {
      text.append("<tr>");
      row.forEach(cell -> text.append("<td>").append(line(cell)).append("</td>"));
      text.append("</tr>\n");
    }
    return text.append("</tbody>\n</table></div>").toString();
  }

  private static String line(List<TextRun> spans) {
    return spans.stream().map(HtmlWriter::span).collect(Collectors.joining());
  }

  private static String span(TextRun span) {
    if (span instanceof TextRun.Code code) {
      return "<code>" + escaped(code.text()) + "</code>";
    }
    if (span instanceof TextRun.Link link) {
      return "<a href=\"#"
          + escaped(link.anchor())
          + "\"><code>"
          + escaped(link.text())
          + "</code></a>";
    }
    if (span instanceof TextRun.Web web) {
      return "<a href=\"" + escaped(web.address()) + "\">" + escaped(web.text()) + "</a>";
    }
    return span instanceof TextRun.Plain plain ? escaped(plain.text()) : "<br>";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}

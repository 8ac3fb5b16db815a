package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.List;

/** Finds the named parts of a text, plain or authored. Rows are counted, not listed. */
final class Parts {
  private final SyntaxTree tree;
  private int left;

  private Parts(SyntaxTree tree, int max) {
    this.tree = tree;
    this.left = max;
  }

  /** What a part is. */
  enum Kind {
    BLOCK,
    ATTRIBUTE,
    DEFINITION,
    STATEMENT,
    INCLUDE
  }

  /**
   * A part.
   *
   * @param detail a short description; may be empty
   * @param span all of it
   * @param nameSpan its name, inside of {@code span}
   */
  record Part(
      Kind kind, String name, String detail, Span span, Span nameSpan, List<Part> children) {}

  /** The parts outside of all blocks, with those inside; at most {@code max} altogether. */
  static List<Part> of(Analysis analysis, int max) {
    return new Parts(analysis.tree(), max).parts(analysis.tree().items());
  }

  /** Whether a node of a kind is a part. */
  static boolean isPart(NodeKind kind) {
    return switch (kind) {
      case BLOCK, ATTRIBUTE, LET, INCLUDE, REPEAT, SHIFT -> true;
      default -> false;
    };
  }

  private List<Part> parts(Cursor item) {
    List<Part> parts = new ArrayList<>();
    while (item.next()) {
      if (isPart(item.kind()) && left-- > 0) {
        parts.add(part(item));
      }
    }
    return parts;
  }

  private Part part(Cursor item) {
    return switch (item.kind()) {
      case BLOCK -> {
        String about = item.about() == null ? "" : item.about();
        String detail = (about + " " + rows(item.items())).strip();
        yield part(Kind.BLOCK, item, name(item.nameSpan(), "{"), detail, item.nameSpan());
      }
      case ATTRIBUTE ->
          part(Kind.ATTRIBUTE, item, item.name(), excerpt(item.value()), item.nameSpan());
      case LET -> {
        ValueCursor name = item.argument();
        // The value of items is the items, which are children.
        boolean isValue = item.value().next() && !item.items().next();
        String detail = isValue ? excerpt(item.value()) : "";
        yield part(Kind.DEFINITION, item, name(name.span(), "let"), detail, item.span());
      }
      case INCLUDE -> {
        String file = tree.source().text(item.argument().span()).replace("\"", "");
        yield part(Kind.INCLUDE, item, file, "include", item.span());
      }
      default -> {
        String number = tree.source().text(item.argument().span());
        yield part(Kind.STATEMENT, item, item.name() + " " + number, "", item.span());
      }
    };
  }

  private Part part(Kind kind, Cursor item, String name, String detail, Span nameSpan) {
    return new Part(kind, name, detail, item.span(), nameSpan, parts(item.items()));
  }

  /** A name, or what stands for one that is missing: a client refuses an empty one. */
  private String name(Span span, String otherwise) {
    return span.length() == 0 ? otherwise : tree.source().text(span);
  }

  private String excerpt(ValueCursor value) {
    return value.next() ? Excerpt.of(tree.source(), value.span()) : "";
  }

  private static String rows(Cursor item) {
    int count = 0;
    while (item.next()) {
      count += item.isRows() ? count(item) : 0;
    }
    return count == 0 ? "" : count == 1 ? "1 row" : count + " rows";
  }

  private static int count(Cursor item) {
    return item.kind() == NodeKind.RUN ? item.rows().count() : 1;
  }
}

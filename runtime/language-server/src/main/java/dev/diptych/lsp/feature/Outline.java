package dev.diptych.lsp.feature;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Rows;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The named parts of a text, plain or authored. Rows are counted, not listed. */
final class Outline {
  private Outline() {}

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
  record Node(
      Kind kind, String name, String detail, Span span, Span nameSpan, List<Node> children) {}

  /** The parts outside of all blocks. */
  static List<Node> of(Analysis analysis) {
    List<Item> items = analysis.items();
    boolean parsed = items == null && !analysis.tree().items().isEmpty();
    if (!analysis.complete() && !parsed) {
      return BrokenOutline.of(analysis);
    }
    return items == null ? plain(analysis.tree().items(), analysis) : authored(items);
  }

  private static List<Node> plain(
      List<dev.diptych.text.syntax.tree.Item> items, Analysis analysis) {
    List<Node> nodes = new ArrayList<>();
    for (dev.diptych.text.syntax.tree.Item item : items) {
      if (item instanceof Block block) {
        nodes.add(
            new Node(
                Kind.BLOCK,
                block.name(),
                rows(plainRows(block.items())),
                block.span(),
                block.nameSpan(),
                plain(block.items(), analysis)));
      } else if (item instanceof Attribute attribute) {
        String value = Excerpt.of(analysis.source(), attribute.value().span());
        Span name = attribute.nameSpan();
        nodes.add(
            new Node(Kind.ATTRIBUTE, attribute.name(), value, attribute.span(), name, List.of()));
      }
    }
    return nodes;
  }

  private static long plainRows(List<dev.diptych.text.syntax.tree.Item> items) {
    return items.stream().mapToLong(item -> item instanceof Rows rows ? rows.count() : 0).sum();
  }

  private static String rows(long count) {
    return count == 0 ? "" : count == 1 ? "1 row" : count + " rows";
  }

  private static List<Node> authored(List<Item> items) {
    List<Node> nodes = new ArrayList<>();
    for (Item item : items) {
      Node node = node(item);
      if (node != null) {
        nodes.add(node);
      }
    }
    return nodes;
  }

  private static @Nullable Node node(Item item) {
    if (item instanceof Item.Block block) {
      String about = block.about() == null ? "" : block.about();
      String detail = (about + " " + rows(authoredRows(block.items()))).strip();
      Span name = span(block.nameOrigin());
      return node(Kind.BLOCK, block.name(), detail, block, name, block.items());
    }
    if (item instanceof Item.Attribute attribute) {
      String value =
          Excerpt.of(attribute.value().origin().at().source(), span(attribute.value().origin()));
      return node(Kind.ATTRIBUTE, attribute.name(), value, item, null, List.of());
    }
    if (item instanceof Item.Let let) {
      String value = Excerpt.of(let.value().origin().at().source(), span(let.value().origin()));
      return node(Kind.DEFINITION, let.name(), value, item, null, List.of());
    }
    if (item instanceof Item.LetItems let) {
      return node(Kind.DEFINITION, let.name(), "", item, null, let.items());
    }
    if (item instanceof Item.Repeat repeat) {
      String name = "repeat " + repeat.count().origin().text();
      return node(Kind.STATEMENT, name, "", item, null, repeat.items());
    }
    if (item instanceof Item.Shift shift) {
      String name = "at " + shift.time().origin().text();
      return node(Kind.STATEMENT, name, "", item, null, shift.items());
    }
    if (item instanceof Item.Include include) {
      return node(Kind.INCLUDE, include.file(), "include", item, null, List.of());
    }
    return null;
  }

  /** The items inside of {@code item}. */
  static List<Item> inner(Item item) {
    if (item instanceof Item.Block block) {
      return block.items();
    }
    if (item instanceof Item.LetItems let) {
      return let.items();
    }
    if (item instanceof Item.Repeat repeat) {
      return repeat.items();
    }
    return item instanceof Item.Shift shift ? shift.items() : List.of();
  }

  private static long authoredRows(List<Item> items) {
    return items.stream()
        .mapToLong(
            item -> item instanceof Item.Run run ? run.rows().count() : item instanceof Item.Row ? 1 : 0)
        .sum();
  }

  private static Node node(
      Kind kind, String name, String detail, Item item, @Nullable Span nameSpan, List<Item> items) {
    Span span = span(item.origin());
    boolean inside =
        nameSpan != null && nameSpan.start() >= span.start() && nameSpan.end() <= span.end();
    return new Node(
        kind, name, detail, span, inside && nameSpan != null ? nameSpan : span, authored(items));
  }

  private static Span span(Origin origin) {
    return origin.at().span();
  }
}

package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Cursor;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.ValueCursor;
import dev.diptych.syntax.table.Kind;
import dev.diptych.syntax.table.NodeKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the items of a text from its tree. */
public final class ItemReader {
  private final SyntaxTree tree;
  private final ValueReader values;

  private ItemReader(SyntaxTree tree) {
    this.tree = tree;
    this.values = new ValueReader(tree);
  }

  /**
   * The items of a text. A text with errors has none: what they expand to could not be trusted. But
   * its items are read, so that the errors of their numbers are found in the same run.
   *
   * @param tree the text
   */
  public static AuthoredFile read(SyntaxTree tree) {
    ItemReader reader = new ItemReader(tree);
    List<Item> items = reader.items(tree.items());
    List<Diagnostic> errors = new ArrayList<>(tree.errors());
    errors.addAll(reader.values.errors());
    errors.sort(Comparator.comparingInt(Diagnostic::offset));
    return new AuthoredFile(errors.isEmpty() ? items : List.of(), errors);
  }

  private List<Item> items(Cursor cursor) {
    List<Item> items = new ArrayList<>();
    while (cursor.next() && !values.isFull()) {
      if (cursor.hasError() && cursor.kind() != NodeKind.BLOCK) {
        continue;
      }
      switch (cursor.kind()) {
        case BLOCK -> items.add(block(cursor));
        case ATTRIBUTE -> {
          Value value = values.content(cursor.onlyValue());
          items.add(new Item.Attribute(origin(cursor), cursor.name(), value));
        }
        case ROW -> items.add(row(cursor));
        case RUN -> new RunSplitter(tree, cursor.nameToken(), values).addTo(items);
        case LET -> items.add(definition(cursor));
        case USE -> items.add(new Item.Use(origin(cursor), second(cursor).substring(1)));
        case INCLUDE -> items.add(new Item.Include(origin(cursor), unquoted(second(cursor))));
        case REPEAT -> items.add(repetition(cursor));
        case SHIFT -> {
          Value time = values.value(cursor.argument());
          items.add(new Item.Shift(origin(cursor), time, items(cursor.items())));
        }
        case SETTING -> {
          Value value = values.value(cursor.argument());
          items.add(new Item.Setting(origin(cursor), cursor.name(), value));
        }
        default -> throw new IllegalStateException("not an item: " + cursor.kind());
      }
    }
    return items;
  }

  private Item block(Cursor block) {
    Origin name = Origin.of(tree.source(), block.nameSpan());
    List<Item> items = items(block.items());
    return new Item.Block(origin(block), name, block.name(), block.about(), items);
  }

  private Item definition(Cursor definition) {
    int name = tree.code(definition.nameToken() + 1);
    int value = tree.code(tree.code(name + 1) + 1);
    return tree.kind(value) == Kind.LBRACE
        ? new Item.LetItems(origin(definition), tree.text(name), items(definition.items()))
        : new Item.Let(origin(definition), tree.text(name), values.value(definition.onlyValue()));
  }

  private Item repetition(Cursor repetition) {
    ValueCursor argument = repetition.argument();
    Value count = values.value(argument);
    @Nullable Value every =
        argument.next() && argument.nodeKind() == NodeKind.INTERVAL
            ? values.interval(argument)
            : null;
    return new Item.Repeat(origin(repetition), count, every, items(repetition.items()));
  }

  private Item row(Cursor row) {
    ValueCursor value = row.values();
    value.next();
    @Nullable Value key = value.isGroup() ? null : values.value(value);
    List<Value> arguments = new ArrayList<>();
    boolean isNext = key == null || value.next();
    while (isNext) {
      arguments.add(values.argument(value));
      isNext = value.next();
    }
    return new Item.Row(origin(row), key, arguments);
  }

  private String second(Cursor item) {
    return tree.text(tree.code(item.nameToken() + 1));
  }

  /** The content of a string, in which escapes are not interpreted. */
  private static String unquoted(String text) {
    return text.substring(1, text.length() - 1);
  }

  private Origin origin(Cursor item) {
    Span span = item.span();
    return Origin.of(tree.source(), span);
  }
}

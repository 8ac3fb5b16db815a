package dev.diptych.authoring.syntax;

import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.grammar.AuthoringParser.AttributeContext;
import dev.diptych.grammar.AuthoringParser.BlockContext;
import dev.diptych.grammar.AuthoringParser.DefinitionContext;
import dev.diptych.grammar.AuthoringParser.ItemContext;
import dev.diptych.grammar.AuthoringParser.RepetitionContext;
import dev.diptych.grammar.AuthoringParser.RowContext;
import dev.diptych.grammar.AuthoringParser.SettingContext;
import dev.diptych.grammar.AuthoringParser.ShiftContext;
import dev.diptych.grammar.AuthoringParserBaseListener;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** Builds the items while the parser runs, so that no parse tree stays in memory. */
final class ItemBuilder extends AuthoringParserBaseListener {
  private final ValueBuilder values;
  private final Deque<List<Item>> open = new ArrayDeque<>();

  ItemBuilder(ValueBuilder values) {
    this.values = values;
    open.push(new ArrayList<>());
  }

  /** The items outside of all blocks. */
  List<Item> items() {
    return open.getLast();
  }

  @Override
  public void enterDefinition(DefinitionContext context) {
    open.push(new ArrayList<>());
  }

  @Override
  public void exitDefinition(DefinitionContext context) {
    List<Item> items = open.pop();
    if (isComplete(context)) {
      String name = context.word().getText();
      add(
          context.value() == null
              ? new Item.LetItems(origin(context), name, items)
              : new Item.Let(origin(context), name, values.value(context.value())));
    }
  }

  @Override
  public void enterRepetition(RepetitionContext context) {
    open.push(new ArrayList<>());
  }

  @Override
  public void exitRepetition(RepetitionContext context) {
    List<Item> items = open.pop();
    if (isComplete(context)) {
      Value every = context.every == null ? null : values.quantity(context.every);
      add(new Item.Repeat(origin(context), values.quantity(context.count), every, items));
    }
  }

  @Override
  public void enterShift(ShiftContext context) {
    open.push(new ArrayList<>());
  }

  @Override
  public void exitShift(ShiftContext context) {
    List<Item> items = open.pop();
    if (isComplete(context)) {
      add(new Item.Shift(origin(context), values.quantity(context.time), items));
    }
  }

  @Override
  public void enterBlock(BlockContext context) {
    open.push(new ArrayList<>());
  }

  @Override
  public void exitBlock(BlockContext context) {
    List<Item> items = open.pop();
    if (isComplete(context)) {
      Origin name = origin(context.name);
      String about = context.about == null ? null : context.about.getText();
      add(new Item.Block(origin(context), name, context.name.getText(), about, items));
    }
  }

  @Override
  public void exitAttribute(AttributeContext context) {
    if (isComplete(context)) {
      Value value = values.value(context.content);
      add(new Item.Attribute(origin(context), context.name.getText(), value));
    }
  }

  @Override
  public void exitSetting(SettingContext context) {
    if (isComplete(context)) {
      Value value =
          context.quantity() == null
              ? values.terminal((TerminalNode) context.getChild(1))
              : values.quantity(context.quantity());
      add(new Item.Setting(origin(context), context.name.getText(), value));
    }
  }

  @Override
  public void exitRow(RowContext context) {
    if (isComplete(context)) {
      List<Value> arguments = context.argument().stream().map(values::argument).toList();
      add(
          context.cells == null
              ? new Item.Row(origin(context), values.quantity(context.key), arguments)
              : row(context, values.group(context.cells), arguments));
    }
  }

  private Item row(RowContext context, Value cells, List<Value> arguments) {
    @Nullable Value key = null;
    if (context.name != null) {
      key = new Value.Word(origin(context.name), context.name.getText());
    } else if (context.getChild(0) instanceof TerminalNode node) {
      key = values.terminal(node);
    }
    List<Value> all = Stream.concat(Stream.of(cells), arguments.stream()).toList();
    return new Item.Row(origin(context), key, all);
  }

  @Override
  public void exitItem(ItemContext context) {
    if (context.rows instanceof RunToken token) {
      add(new Item.Run(origin(context), token.run().count(), token.run().last()));
    } else if (isComplete(context) && context.USE() != null) {
      add(new Item.Use(origin(context), context.reference.getText().substring(1)));
    } else if (isComplete(context) && context.INCLUDE() != null) {
      add(new Item.Include(origin(context), values.unquoted(context.file)));
    }
    // A parse tree of the whole text would be many times its size.
    context.children = null;
    ParserRuleContext parent = context.getParent();
    if (parent != null && parent.children != null) {
      parent.children.removeIf(child -> child == context);
    }
  }

  private void add(Item item) {
    open.element().add(item);
  }

  private static boolean isComplete(ParserRuleContext context) {
    return context.exception == null && context.stop != null && !ErrorNodes.in(context);
  }

  private Origin origin(ParserRuleContext context) {
    return values.origin(context.start, context.stop == null ? context.start : context.stop);
  }
}

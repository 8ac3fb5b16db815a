package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Expression;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Finds the names that items refer to. */
final class References {
  private References() {}

  /** Passes each name in {@code item} to {@code names}. */
  static void visit(Item item, Consumer<String> names) {
    if (item instanceof Item.Use use) {
      names.accept(use.name());
    } else if (item instanceof Item.Let let) {
      value(let.value(), names);
    } else if (item instanceof Item.LetItems let) {
      items(let.items(), names);
    } else if (item instanceof Item.Repeat repeat) {
      value(repeat.count(), names);
      value(repeat.every(), names);
      items(repeat.items(), names);
    } else if (item instanceof Item.Shift shift) {
      value(shift.time(), names);
      items(shift.items(), names);
    } else if (item instanceof Item.Block block) {
      items(block.items(), names);
    } else if (item instanceof Item.Attribute attribute) {
      value(attribute.value(), names);
    } else if (item instanceof Item.Setting setting) {
      value(setting.value(), names);
    } else if (item instanceof Item.Row row) {
      value(row.key(), names);
      row.arguments().forEach(argument -> value(argument, names));
    }
  }

  private static void items(List<Item> items, Consumer<String> names) {
    items.forEach(item -> visit(item, names));
  }

  private static void value(@Nullable Value value, Consumer<String> names) {
    if (value instanceof Value.Reference reference) {
      names.accept(reference.name());
    } else if (value instanceof Value.Tuple tuple) {
      tuple.values().forEach(each -> value(each, names));
    } else if (value instanceof Value.Call call) {
      call.arguments().forEach(list -> list.forEach(each -> value(each, names)));
    } else if (value instanceof Value.Until until) {
      value(until.value(), names);
    } else if (value instanceof Value.Calculation calculation) {
      expression(calculation.expression(), names);
    }
  }

  private static void expression(Expression expression, Consumer<String> names) {
    if (expression instanceof Expression.Operand operand) {
      value(operand.value(), names);
    } else if (expression instanceof Expression.Negation negation) {
      expression(negation.operand(), names);
    } else if (expression instanceof Expression.Parentheses tuple) {
      tuple.values().forEach(each -> expression(each, names));
    } else if (expression instanceof Expression.Chain chain) {
      expression(chain.first(), names);
      chain.rest().forEach(step -> expression(step.operand(), names));
    }
  }
}

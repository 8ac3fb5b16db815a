package dev.diptych.model.position;

import dev.diptych.model.document.Arrangement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Brings items into the order of an arrangement. */
final class ItemOrder {
  private ItemOrder() {}

  /** {@code outermost} and all inside them, in {@code order}. */
  static List<Item> of(List<Item> outermost, Arrangement.Order order) {
    List<Item> items = new ArrayList<>();
    switch (order) {
      case OUTER_FIRST, INNER_FIRST ->
          outermost.forEach(item -> add(item, order == Arrangement.Order.OUTER_FIRST, items));
      case BY_LEVEL -> levels(outermost).forEach(items::addAll);
      case INNER_LEVELS_FIRST -> levels(outermost).forEach(level -> items.addAll(0, level));
    }
    return items;
  }

  private static void add(Item item, boolean first, List<Item> items) {
    if (first) {
      items.add(item);
    }
    item.inner().forEach(each -> add(each, first, items));
    if (!first) {
      items.add(item);
    }
  }

  private static List<List<Item>> levels(List<Item> outermost) {
    List<List<Item>> levels = new ArrayList<>();
    List<Item> level = outermost;
    while (!level.isEmpty()) {
      Map<String, List<Item>> groups = new LinkedHashMap<>();
      List<Item> next = new ArrayList<>();
      for (Item item : level) {
        groups.computeIfAbsent(item.group(), name -> new ArrayList<>()).add(item);
        next.addAll(item.inner());
      }
      levels.add(groups.values().stream().flatMap(List::stream).toList());
      level = next;
    }
    return levels;
  }
}

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
      case OUTER_FIRST, OWN_FIRST, INNER_FIRST -> add(outermost, order, items);
      case BY_LEVEL -> {
        for (List<Item> level : levels(outermost)) {
          items.addAll(level);
        }
      }
      case INNER_LEVELS_FIRST -> {
        for (List<Item> level : levels(outermost)) {
          items.addAll(0, level);
        }
      }
    }
    return items;
  }

  private static void add(List<Item> siblings, Arrangement.Order order, List<Item> items) {
    List<Item> sorted = siblings;
    if (order == Arrangement.Order.OWN_FIRST) {
      sorted = new ArrayList<>(siblings);
      sorted.sort((a, b) -> Integer.compare(a.depth(), b.depth()));
    }
    for (Item item : sorted) {
      if (order == Arrangement.Order.INNER_FIRST) {
        add(item.inner(), order, items);
        items.add(item);
      } else {
        items.add(item);
        add(item.inner(), order, items);
      }
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
      List<Item> grouped = new ArrayList<>();
      for (List<Item> group : groups.values()) {
        grouped.addAll(group);
      }
      levels.add(grouped);
      level = next;
    }
    return levels;
  }
}

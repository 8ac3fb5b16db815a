package dev.diptych.animation.motion;

import java.util.ArrayList;
import java.util.List;

/** Reads the pairs of a hierarchy. */
final class HierarchyReader {
  private HierarchyReader() {}

  /** {@code child:parent,child:parent}; no text at all is no pair. */
  static List<Pair> list(String text) throws Refusal {
    List<Pair> pairs = new ArrayList<>();
    NameReader reader = new NameReader(text, 1, false);
    reader.column();
    if (!reader.isAtEnd()) {
      do {
        pairs.add(pair(reader, 1, ":,"));
      } while (reader.takes(','));
    }
    return pairs;
  }

  /** A pair a line; lines without one are passed over. */
  static List<Pair> lines(String text) throws Refusal {
    List<Pair> pairs = new ArrayList<>();
    // What some editors put before the first character is no part of a name.
    String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
    int number = 0;
    for (String line : plain.lines().toList()) {
      number++;
      NameReader reader = new NameReader(line, number, true);
      reader.column();
      if (!reader.isAtEnd()) {
        pairs.add(pair(reader, number, ":"));
      }
    }
    return pairs;
  }

  private static Pair pair(NameReader reader, int line, String stops) throws Refusal {
    int column = reader.column();
    String child = reader.name(stops);
    if (!reader.takes(':')) {
      String sentence =
          child.isEmpty()
              ? "A name is empty: write child:parent."
              : "'" + child + "' stands without a parent: write child:parent.";
      throw new Refusal(sentence, line, column);
    }
    Pair pair = new Pair(child, reader.name(stops), line, column);
    int colon = reader.column();
    if (reader.takes(':')) {
      throw new Refusal("Write a backslash before a colon in a name.", line, colon);
    }
    return pair;
  }
}

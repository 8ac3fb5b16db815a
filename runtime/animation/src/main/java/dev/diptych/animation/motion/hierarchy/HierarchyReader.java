package dev.diptych.animation.motion.hierarchy;

import java.util.ArrayList;
import java.util.List;

/** Parses the pairs of a hierarchy. */
final class HierarchyReader {
  private HierarchyReader() {}

  /** Parses {@code child:parent,child:parent}; an empty text has no pairs. */
  static List<ParentPair> list(String text) throws HierarchyException {
    List<ParentPair> pairs = new ArrayList<>();
    NameReader reader = new NameReader(text, 1, false);
    reader.column();
    if (!reader.isAtEnd()) {
      do {
        pairs.add(pair(reader, 1, ":,"));
      } while (reader.takes(','));
    }
    return pairs;
  }

  /** Parses one pair a line; blank lines are skipped. */
  static List<ParentPair> lines(String text) throws HierarchyException {
    List<ParentPair> pairs = new ArrayList<>();
    // Some editors write a byte order mark.
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

  private static ParentPair pair(NameReader reader, int line, String stops)
      throws HierarchyException {
    int column = reader.column();
    String child = reader.name(stops);
    if (!reader.takes(':')) {
      String sentence =
          child.isEmpty()
              ? "A name is empty: write child:parent."
              : "'" + child + "' has no parent: write child:parent.";
      throw new HierarchyException(sentence, line, column);
    }
    ParentPair pair = new ParentPair(child, reader.name(stops), line, column);
    int colon = reader.column();
    if (reader.takes(':')) {
      throw new HierarchyException("Write a backslash before a colon in a name.", line, colon);
    }
    return pair;
  }
}

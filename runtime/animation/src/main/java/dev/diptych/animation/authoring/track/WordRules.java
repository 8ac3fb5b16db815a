package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rules for all words: nothing that an author writes is ignored. */
public record WordRules(Arguments arguments) {
  /**
   * Reports words that occur twice, and arguments of words that take none.
   *
   * @param words the words that have a meaning in {@code block}
   * @param withArgument the word that takes an argument, or null
   */
  public void check(Section block, Set<String> words, @Nullable String withArgument) {
    Set<String> found = new HashSet<>();
    for (Entry entry : block.entries()) {
      String word = word(entry);
      if (word == null || !words.contains(word)) {
        continue;
      }
      boolean many =
          word.equals(withArgument) && entry instanceof Section section && section.about() != null;
      if (!found.add(many ? word + " " + ((Section) entry).about() : word)) {
        arguments.error(entry.origin(), "'" + word + "' is already set");
      }
      if (entry instanceof Section section
          && section.about() != null
          && !word.equals(withArgument)) {
        arguments.error(entry.origin(), "'" + word + "' takes no argument here");
      }
    }
  }

  /** Reports plain blocks in {@code block} whose keys {@code word} writes. */
  public void alone(Section block, String word, List<String> plain) {
    for (String name : plain) {
      block
          .section(name)
          .ifPresent(
              section ->
                  arguments.error(
                      section.origin(), "'" + name + "' is already set by '" + word + "'"));
    }
  }

  /** The word of an entry, or null if it is plain. */
  public static @Nullable String word(Entry entry) {
    boolean isPlain =
        entry instanceof Entry.Assignment
            || (entry instanceof Section section && section.layout().isKnown());
    return isPlain ? null : name(entry);
  }

  /** The name of an entry, or null if it has none. */
  public static @Nullable String name(Entry entry) {
    if (entry instanceof Section section) {
      return section.name();
    }
    if (entry instanceof Entry.Setting setting) {
      return setting.name();
    }
    if (entry instanceof Entry.Assignment assignment) {
      return assignment.name();
    }
    // A setting whose value is a tuple is a row: offset (10cm 0 0).
    return entry instanceof Entry.Row row && row.key() instanceof Value.Word key
        ? key.text()
        : null;
  }
}

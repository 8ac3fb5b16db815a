package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.StringContent;
import dev.diptych.lsp.names.Text;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Blocks with a name of their own, such as {@code gesture Wave { … }}, and where they are. */
final class NamedBlocks {
  private final NameTexts texts;

  NamedBlocks(TextView view) {
    this.texts = new NameTexts(view);
  }

  /** A word for each name of a block {@code word}. */
  List<VocabularyWord> of(VocabularyWord word) {
    List<VocabularyWord> words = new ArrayList<>();
    all(word.namedBlock())
        .forEach(
            (name, at) -> words.add(word.named(name, "Defined in `" + fileName(at.text()) + "`.")));
    return words;
  }

  private static String fileName(Text text) {
    return text.name().substring(text.name().lastIndexOf('/') + 1);
  }

  /** Where the names of blocks {@code word} are defined: the last definition of each. */
  Map<String, Occurrence> all(String word) {
    Map<String, Occurrence> found = new LinkedHashMap<>();
    texts.library().forEach(text -> collect(text, word, found, new HashSet<>()));
    collect(texts.main(), word, found, new HashSet<>());
    return found;
  }

  private void collect(Text text, String word, Map<String, Occurrence> found, Set<Text> open) {
    if (!open.add(text)) {
      return;
    }
    for (Span include : text.outline().root().includes()) {
      @Nullable Text included =
          text.fixed() ? null : texts.read(text, StringContent.of(text.outline(), include));
      if (included != null) {
        collect(included, word, found, open);
      }
    }
    for (Group group : text.outline().root().groups()) {
      Span about = group.about();
      if (about != null && text.outline().name(group).equals(word)) {
        Occurrence at = new Occurrence(text, about);
        found.put(at.name(), at);
      }
    }
  }

  /** The texts that were read. */
  NameTexts texts() {
    return texts;
  }
}

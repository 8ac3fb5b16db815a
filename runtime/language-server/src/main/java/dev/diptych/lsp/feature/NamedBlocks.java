package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.lsp.names.StringContent;
import dev.diptych.lsp.names.Text;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Blocks with a name of their own, such as {@code gesture Wave { … }}, and where they are. */
final class NamedBlocks {
  private final NameTexts texts;
  private final Map<String, Map<String, Occurrence>> found = new HashMap<>();

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
    return found.computeIfAbsent(word, this::read);
  }

  private Map<String, Occurrence> read(String word) {
    Map<String, Occurrence> blocks = new LinkedHashMap<>();
    texts.library().forEach(text -> collect(text, word, blocks, new HashSet<>()));
    collect(texts.main(), word, blocks, new HashSet<>());
    return blocks;
  }

  private void collect(Text text, String word, Map<String, Occurrence> blocks, Set<Text> open) {
    if (!open.add(text)) {
      return;
    }
    for (Span include : text.outline().root().includes()) {
      @Nullable Text included =
          text.fixed() ? null : texts.read(text, StringContent.of(text.outline(), include));
      if (included != null) {
        collect(included, word, blocks, open);
      }
    }
    for (Group group : text.outline().root().groups()) {
      Span about = group.about();
      if (about != null && text.outline().name(group).equals(word)) {
        Occurrence at = new Occurrence(text, about);
        blocks.put(at.name(), at);
      }
    }
  }

  /** The texts that were read. */
  NameTexts texts() {
    return texts;
  }
}

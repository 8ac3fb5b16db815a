package dev.diptych.authoring;

import dev.diptych.authoring.syntax.ItemReader;
import dev.diptych.authoring.tree.Item;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.text.parallel.Task;
import dev.diptych.text.parallel.TaskPool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The items that vocabularies define. They are parsed while the text is. */
final class Definitions {
  private static final SyntaxOptions OPTIONS = SyntaxOptions.of(Dialect.AUTHORED, false).included();

  private final Map<Vocabulary, Task<List<Item>>> tasks = new LinkedHashMap<>();

  /** Begins to parse the definitions of {@code vocabularies}. */
  Definitions(List<Vocabulary> vocabularies) {
    for (Vocabulary vocabulary : vocabularies) {
      tasks.put(vocabulary, TaskPool.submit(() -> items(vocabulary)));
    }
  }

  private static List<Item> items(Vocabulary vocabulary) {
    return vocabulary.definitions().stream().flatMap(Definitions::items).toList();
  }

  private static Stream<Item> items(Source source) {
    return ItemReader.read(Syntax.read(source, OPTIONS)).items().stream();
  }

  /** The vocabularies. */
  List<Vocabulary> vocabularies() {
    return List.copyOf(tasks.keySet());
  }

  /** The names of all blocks and settings that expand. */
  Set<String> words() {
    return tasks.keySet().stream()
        .flatMap(vocabulary -> vocabulary.words().stream())
        .collect(Collectors.toSet());
  }

  /** What {@code vocabulary} defines. */
  List<Item> of(Vocabulary vocabulary) {
    return Objects.requireNonNull(tasks.get(vocabulary)).get();
  }
}

package dev.diptych.lsp.feature;

import dev.diptych.family.FormatFamily;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.feature.Choices.Choice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;

/**
 * Offers the files in the folder of a text, for {@code include} and for words that take files.
 *
 * @param view the text
 * @param context the position
 * @param choices receives them
 */
record FileChoices(TextView view, CursorContext context, Choices choices) {
  private static final int MAX_FILES = 500;

  /** Offers texts. */
  void addTexts() {
    Set<String> endings = new HashSet<>(Set.of("twin"));
    for (FormatFamily family : view.snapshot().workspace().families()) {
      endings.addAll(family.textExtensions());
    }
    add(endings);
  }

  /** Offers files with some endings, and folders; nothing if there are no endings. */
  void add(Set<String> endings) {
    if (!endings.isEmpty() && view.byteAt(context.word().start() - 1) == '"') {
      addIn(endings);
    }
  }

  private void addIn(Set<String> endings) {
    Path own = DocumentPath.of(view.document().uri());
    Path home = own == null ? null : own.getParent();
    String typed = view.outline().text(context.word());
    String folder = typed.substring(0, typed.lastIndexOf('/') + 1);
    if (home == null) {
      return;
    }
    try {
      Path in = home.resolve(folder).normalize();
      if (!in.startsWith(home)) {
        return;
      }
      for (Path file : files(in)) {
        String name = folder + file.getFileName();
        if (Files.isDirectory(file)) {
          choices.add(new Choice(CompletionItemKind.Folder, name + "/", "", ""));
        } else if (!file.equals(own) && endings.contains(ending(name))) {
          choices.add(new Choice(CompletionItemKind.File, name, "", ""));
        }
      }
    } catch (InvalidPathException | IOException e) {
      // A folder that does not exist has nothing to offer.
      return;
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found = new ArrayList<>(files.limit(MAX_FILES).toList());
      found.removeIf(file -> file.getFileName().toString().startsWith("."));
      found.sort(null);
      return found;
    }
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}

package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.analysis.DocumentPath;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Place;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/** Files that words take as material, such as a recording: {@code file "press.bin"}. */
final class MaterialFile {
  private MaterialFile() {}

  /** The endings of the files that may be named in a string; none if it names no file. */
  static Set<String> endings(TextView view, CursorContext context, Place.InString string) {
    String path = view.path(context.group());
    return view.words().stream()
        .filter(word -> word.use() == VocabularyWord.Use.FILE)
        .filter(word -> word.after().equals(string.setting()) && word.allowedIn(path))
        .map(VocabularyWord::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The file that the string at a position names; null if it names none. */
  static @Nullable Location at(TextView view, int offset) {
    CursorContext context = CursorContext.of(view.outline(), offset);
    if (!(context.place() instanceof Place.InString string)
        || endings(view, context, string).isEmpty()) {
      return null;
    }
    Path own = DocumentPath.of(view.document().uri());
    Path home = own == null ? null : own.getParent();
    Path file = home == null ? null : file(home, view.outline().text(context.word()));
    Range start = new Range(new Position(0, 0), new Position(0, 0));
    return file == null ? null : new Location(file.toUri().toString(), start);
  }

  /** A file in a folder or below it; null if there is none. */
  private static @Nullable Path file(Path home, String name) {
    try {
      Path file = home.resolve(name).normalize();
      return file.startsWith(home) && Files.isRegularFile(file) ? file : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }
}

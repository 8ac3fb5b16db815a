package dev.diptych.cli.convert;

import dev.diptych.cli.session.UsageException;
import dev.diptych.model.document.Path;
import dev.diptych.twin.edit.Edit;
import dev.diptych.twin.edit.Given;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** One change of {@code diptych edit}. A command has any number of them, in their order. */
final class EditOption {
  @Option(
      names = "--set",
      paramLabel = "PATH=VALUE",
      description =
          "Set a field, an element or a cell: to a number, the name of an enum member, a string"
              + " without quotes, bytes as hex; a struct to its block, a row to its row. May be"
              + " repeated.")
  private @Nullable String set;

  @Option(
      names = "--insert",
      paramLabel = "PATH=TEXT",
      description =
          "Insert an element or a row before the one at PATH, such as entries[2]; at the index after"
              + " the last one, append it. May be repeated.")
  private @Nullable String insert;

  @Option(
      names = "--delete",
      paramLabel = "PATH",
      description =
          "Delete an element or a row, or make an optional field absent. May be repeated.")
  private @Nullable String delete;

  /** The change. */
  Edit edit() {
    if (set != null) {
      return new Edit.Put(path(set), words(set));
    }
    if (insert == null) {
      return new Edit.Remove(parsed(String.valueOf(delete)));
    }
    Path path = path(insert);
    if (path.index() < 0) {
      throw new UsageException("--insert requires an index, such as " + path + "[0]=…");
    }
    return new Edit.Insert(path, words(insert));
  }

  private static Path path(String change) {
    int sign = change.indexOf('=');
    if (sign < 0) {
      throw new UsageException("'" + change + "' has no '=' after its path");
    }
    return parsed(change.substring(0, sign).strip());
  }

  private static Given words(String change) {
    return new Given.OfWords(change.substring(change.indexOf('=') + 1));
  }

  private static Path parsed(String text) {
    Path path = Path.parse(text);
    if (path == null) {
      throw new UsageException("'" + text + "' is not a path such as chunks[2].size");
    }
    return path;
  }
}

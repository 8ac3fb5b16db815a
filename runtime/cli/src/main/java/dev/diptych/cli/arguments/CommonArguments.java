package dev.diptych.cli.arguments;

import dev.diptych.cli.arguments.ArgumentTable.Argument;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the arguments of one command. */
public final class CommonArguments {
  private final ArgumentTable table;
  // By field: the first hash of a record takes milliseconds.
  private final Map<String, Object> values = new HashMap<>();
  private int files;

  private CommonArguments(ArgumentTable table) {
    this.table = table;
  }

  /**
   * Sets the fields of a command, as picocli would do.
   *
   * @param command a new command; if the result is false, it is unchanged
   * @param name its name
   * @param words its arguments
   * @return whether all words are common; if not, picocli must read them
   */
  public static boolean read(Object command, String name, List<String> words) {
    ArgumentTable table = ArgumentTable.of(name);
    if (table == null) {
      return false;
    }
    CommonArguments arguments = new CommonArguments(table);
    if (!arguments.readAll(words)) {
      return false;
    }
    CommandFields fields = new CommandFields(command);
    for (String mixin : table.mixins()) {
      fields.create(mixin);
    }
    for (Map.Entry<String, Object> each : arguments.values.entrySet()) {
      fields.set(each.getKey(), each.getValue());
    }
    return true;
  }

  private boolean readAll(List<String> words) {
    int at = 0;
    while (at < words.size()) {
      int used = readNext(words, at);
      if (used == 0) {
        return false;
      }
      at += used;
    }
    return files >= table.minFiles();
  }

  /** Reads an option with its argument, or a file; returns how many words that takes, or 0. */
  private int readNext(List<String> words, int at) {
    String word = words.get(at);
    if (isValue(word)) {
      files++;
      return table.files() != null && add(table.files(), word) ? 1 : 0;
    }
    int equal = word.startsWith("--") ? word.indexOf('=') : -1;
    Argument option = table.option(equal < 0 ? word : word.substring(0, equal));
    if (option == null) {
      return 0;
    }
    if (option.kind() == Kind.FLAG) {
      return equal < 0 && values.put(option.field(), true) == null ? 1 : 0;
    }
    if (equal >= 0) {
      return add(option, word.substring(equal + 1)) ? 1 : 0;
    }
    boolean given = at + 1 < words.size() && isValue(words.get(at + 1));
    return given && add(option, words.get(at + 1)) ? 2 : 0;
  }

  /** Whether a word is certainly no option: {@code -} is standard input or output. */
  private static boolean isValue(String word) {
    return !word.isEmpty() && (word.charAt(0) != '-' || word.length() == 1);
  }

  private boolean add(Argument argument, String word) {
    Object value = argument.kind().paths() ? path(word) : word;
    if (value == null || word.isEmpty()) {
      return false;
    }
    if (!argument.kind().repeated()) {
      return values.put(argument.field(), value) == null;
    }
    List<Object> all = new ArrayList<>();
    if (values.get(argument.field()) instanceof List<?> earlier) {
      all.addAll(earlier);
    }
    all.add(value);
    values.put(argument.field(), all);
    return true;
  }

  private static @Nullable Path path(String word) {
    try {
      return Path.of(word);
    } catch (InvalidPathException e) {
      return null;
    }
  }
}

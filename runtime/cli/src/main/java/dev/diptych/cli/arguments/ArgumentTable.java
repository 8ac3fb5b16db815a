package dev.diptych.cli.arguments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The common options and parameters of one command, from a resource with its name. A line is a
 * kind, the path of a field from the command through its mixins, and names:
 *
 * <pre>
 * mixin inputs
 * text output -o --output
 * files inputs.files 1
 * </pre>
 */
final class ArgumentTable {
  /** A field that receives arguments. */
  record Argument(Kind kind, String field) {}

  private final List<String> mixins = new ArrayList<>();
  private final Map<String, Argument> options = new HashMap<>();
  private @Nullable Argument files;
  private int minFiles;

  private ArgumentTable() {}

  /** The table of {@code command}, or null if picocli must read its arguments. */
  static @Nullable ArgumentTable of(String command) {
    try (InputStream in = ArgumentTable.class.getResourceAsStream(command)) {
      return in == null ? null : parse(new String(in.readAllBytes(), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ArgumentTable parse(String text) {
    ArgumentTable table = new ArgumentTable();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      table.add(words(text.substring(start, end)));
      start = end + 1;
    }
    return table;
  }

  /** Splits at spaces. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int end = line.indexOf(' '); end >= 0; end = line.indexOf(' ', start)) {
      words.add(line.substring(start, end));
      start = end + 1;
    }
    words.add(line.substring(start));
    return words;
  }

  private void add(List<String> line) {
    String field = line.get(1);
    switch (line.get(0)) {
      case "mixin" -> mixins.add(field);
      case "files" -> {
        files = new Argument(Kind.TEXTS, field);
        minFiles = Integer.parseInt(line.get(2));
      }
      default -> {
        Argument argument = new Argument(Kind.of(line.get(0)), field);
        for (int i = 2; i < line.size(); i++) {
          options.put(line.get(i), argument);
        }
      }
    }
  }

  /** The fields of mixins, outer ones first. */
  List<String> mixins() {
    return mixins;
  }

  /** The option with this name, or null. */
  @Nullable Argument option(String name) {
    return options.get(name);
  }

  /** The field for words that are not options, or null. */
  @Nullable Argument files() {
    return files;
  }

  /** How many such words are required. */
  int minFiles() {
    return minFiles;
  }
}

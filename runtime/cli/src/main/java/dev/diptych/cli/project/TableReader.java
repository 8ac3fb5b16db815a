package dev.diptych.cli.project;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * Reads one table of a project file. A missing key is null or empty; a value of the wrong type is
 * an error and treated as missing.
 *
 * @param text the file
 * @param errors receives errors
 * @param table the table
 * @param name its name in messages
 */
record TableReader(TomlText text, List<Diagnostic> errors, TomlTable table, String name) {
  static final String CODE = "bad-project";

  /** More errors of one file are not reported. */
  static final int MAX_ERRORS = 20;

  /** Reports the keys that are not in {@code known}. */
  void rejectOthers(Set<String> known) {
    for (String key : new LinkedHashSet<>(table.keySet())) {
      if (!known.contains(key) && errors.size() < MAX_ERRORS) {
        error(key, name + " has no key '" + key + "'" + Suggestion.of(key, known));
      }
    }
  }

  /** The names of its keys, in the order of the file. */
  Set<String> keys() {
    return new LinkedHashSet<>(table.keySet());
  }

  /** Whether {@code key} is an inner table. */
  boolean isTable(String key) {
    return table.get(List.of(key)) instanceof TomlTable;
  }

  /** The inner table {@code key}, or null. */
  @Nullable TableReader table(String key) {
    Object value = table.get(List.of(key));
    String path = name.startsWith("[") ? name.substring(1, name.length() - 1) + "." + key : key;
    if (value instanceof TomlTable inner) {
      return new TableReader(text, errors, inner, "[" + path + "]");
    }
    if (value != null) {
      error(key, "%s must be a table: [%s]".formatted(key, path));
    }
    return null;
  }

  /** The string {@code key}, or null. */
  @Nullable Entry text(String key) {
    Object value = table.get(List.of(key));
    if (value instanceof String word) {
      return new Entry(word, location(key));
    }
    if (value != null) {
      error(key, key + " must be a string");
    }
    return null;
  }

  /** The string, number or truth value {@code key}, or null. */
  @Nullable Entry scalar(String key) {
    Object value = table.get(List.of(key));
    if (value instanceof String || value instanceof Number || value instanceof Boolean) {
      return new Entry(value.toString(), location(key));
    }
    if (value != null) {
      error(key, key + " must be a string, a number, true or false");
    }
    return null;
  }

  /** The array of strings {@code key}. */
  List<Entry> texts(String key) {
    return texts(key, key + " must be an array of strings");
  }

  /** The string, or the array of strings, {@code key}. */
  List<Entry> oneOrMore(String key) {
    return table.get(List.of(key)) instanceof String word
        ? List.of(new Entry(word, location(key)))
        : texts(key, key + " must be a string or an array of strings");
  }

  /** The array of strings {@code key}; {@code message} is the error if it is anything else. */
  List<Entry> texts(String key, String message) {
    Object value = table.get(List.of(key));
    if (!(value instanceof TomlArray array)) {
      if (value != null) {
        error(key, message);
      }
      return List.of();
    }
    List<Entry> texts = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      if (array.get(i) instanceof String word) {
        texts.add(new Entry(word, text.location(array.inputPositionOf(i))));
      } else {
        error(array.inputPositionOf(i), message);
      }
    }
    return texts;
  }

  /** Whether {@code key} is true. */
  boolean flag(String key) {
    Object value = table.get(List.of(key));
    if (value != null && !(value instanceof Boolean)) {
      error(key, key + " must be true or false");
    }
    return Boolean.TRUE.equals(value);
  }

  /** The location of {@code key}. */
  Location location(String key) {
    return text.location(table.inputPositionOf(List.of(key)));
  }

  /** Reports an error about {@code key}. */
  void error(String key, String message) {
    error(table.inputPositionOf(List.of(key)), message);
  }

  private void error(@Nullable TomlPosition position, String message) {
    if (errors.size() < MAX_ERRORS) {
      errors.add(text.error(CODE, position, message));
    }
  }
}

package dev.diptych.cli.project;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the table {@code [formats]}. */
final class FormatsTableReader {
  private static final String FILES = "files";
  private static final String SPEC = "spec";
  private static final String IMPORT_PATH = "import-path";

  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");

  /** Of a pattern. */
  private static final int MAX_LENGTH = 1000;

  private FormatsTableReader() {}

  /** The formats in the order of the file. */
  static List<FormatEntry> read(TableReader table) {
    List<FormatEntry> formats = new ArrayList<>();
    for (String name : table.keys()) {
      FormatEntry format = table.table(name) == null ? null : format(table, name);
      if (format != null) {
        formats.add(format);
      }
    }
    return formats;
  }

  private static @Nullable FormatEntry format(TableReader table, String name) {
    TableReader format = requireNonNull(table.table(name));
    if (!NAME.matcher(name).matches()) {
      table.error(name, "a name of a format has letters, digits, - and _ only");
      return null;
    }
    format.rejectOthers(Set.of(FILES, SPEC, IMPORT_PATH));
    List<Entry> specs = format.oneOrMore(SPEC);
    if (specs.isEmpty()) {
      table.error(name, format.name() + " requires a spec");
      return null;
    }
    List<Entry> files = format.oneOrMore(FILES);
    if (files.stream().anyMatch(pattern -> pattern.value().length() > MAX_LENGTH)) {
      format.error(FILES, "more than %,d characters in a pattern".formatted(MAX_LENGTH));
      return null;
    }
    return new FormatEntry(name, table.location(name), files, specs, format.texts(IMPORT_PATH));
  }
}

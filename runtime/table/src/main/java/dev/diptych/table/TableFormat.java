package dev.diptych.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A file format for tables. */
public enum TableFormat {
  /** Comma-separated values, RFC 4180. */
  CSV,
  /** The same with tabs. */
  TSV,
  /** A JSON object for each row, on a line of its own. */
  JSONL,
  /** Apache Parquet. */
  PARQUET,
  /** An Apache Arrow file, also known as Feather 2. */
  ARROW,
  /** Aligned columns for people. */
  TXT;

  /** The name in options, and the extension of files without its dot. */
  public String extension() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether files are not for a terminal. */
  public boolean isBinary() {
    return this == PARQUET || this == ARROW;
  }

  /** The format with an extension, in any case. */
  public static Optional<TableFormat> of(String extension) {
    return Arrays.stream(values())
        .filter(format -> format.extension().equalsIgnoreCase(extension))
        .findFirst();
  }

  /** All extensions. */
  public static List<String> extensions() {
    return Arrays.stream(values()).map(TableFormat::extension).toList();
  }
}

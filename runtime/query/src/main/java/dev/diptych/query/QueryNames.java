package dev.diptych.query;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.table.QueryException;
import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The names in a query, from the tree that DuckDB makes of it. */
final class QueryNames {
  private static final String TYPE = "type";
  private static final String ONE = "a query is one SELECT";

  /** What may mean columns that it does not name. */
  private static final Set<String> ALL =
      Set.of("STAR", "NATURAL", "SHOW_REF", "PIVOT", "POSITIONAL");

  /** Schemas that DuckDB has by itself. */
  private static final Set<String> OWN = Set.of("main", "information_schema", "pg_catalog");

  private final Set<String> tables = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
  private final Set<String> columns = new HashSet<>();
  private final Set<String> relations = new HashSet<>();
  private final Set<String> rows = new HashSet<>();
  private boolean all;

  /** A name with dots that are no part of it. */
  private @Nullable String unquoted;

  private QueryNames() {}

  /**
   * The names in a query.
   *
   * @param tree the tree, as JSON
   * @throws QueryException if it is no query
   */
  static QueryNames of(String tree) throws QueryException {
    Map<String, Object> json;
    try {
      json = JSON.std.mapFrom(tree);
    } catch (IOException e) {
      throw Failure.of("the query has too many levels", "divide it by WITH");
    }
    if ("not implemented".equals(json.get("error_type"))) {
      throw Failure.of("the statement is no query", ONE);
    }
    if (Boolean.TRUE.equals(json.get("error"))) {
      throw Failure.parsed(String.valueOf(json.get("error_message")), json.get("location"));
    }
    if (!(json.get("statements") instanceof List<?> statements) || statements.size() != 1) {
      throw Failure.of("there are several statements", ONE);
    }
    QueryNames names = new QueryNames();
    names.value(statements);
    if (names.unquoted != null) {
      throw Failure.of(
          names.unquoted + " has dots, and no quotes", "write \"" + names.unquoted + '"');
    }
    // A name of a table without a column is a row.
    names.all |= names.rows.stream().anyMatch(names.relations::contains);
    return names;
  }

  /** The names of tables. */
  Set<String> tables() {
    return tables;
  }

  /** Whether a column may be read. */
  boolean mayRead(String column) {
    return all || columns.contains(lower(column));
  }

  private void value(Object value) {
    if (value instanceof Map<?, ?> object) {
      object(object);
    } else if (value instanceof Collection<?> values) {
      values.stream().filter(each -> each != null).forEach(this::value);
    } else if (value instanceof String text) {
      columns.add(lower(text));
    }
  }

  private void object(Map<?, ?> object) {
    all |= isAll(object.get(TYPE)) || isAll(object.get("ref_type"));
    if ("BASE_TABLE".equals(object.get(TYPE))) {
      table(object);
    }
    if (object.get("class") == null && object.get("alias") instanceof String alias) {
      relations.add(lower(alias));
    }
    if (object.get("column_names") instanceof List<?> path && !path.isEmpty()) {
      rows.add(lower(path.get(path.size() - 1)));
    }
    object.values().stream().filter(each -> each != null).forEach(this::value);
  }

  private void table(Map<?, ?> object) {
    String name = String.valueOf(object.get("table_name"));
    Object schema = object.get("schema_name");
    if (schema instanceof String text && !text.isEmpty() && !OWN.contains(lower(text))) {
      Object catalog = object.get("catalog_name");
      String first = catalog instanceof String before && !before.isEmpty() ? before + "." : "";
      unquoted = Objects.requireNonNullElse(unquoted, first + text + "." + name);
    }
    tables.add(name);
    relations.add(lower(name));
  }

  private static boolean isAll(@Nullable Object type) {
    return type != null && ALL.contains(type);
  }

  private static String lower(Object name) {
    return String.valueOf(name).toLowerCase(Locale.ROOT);
  }
}

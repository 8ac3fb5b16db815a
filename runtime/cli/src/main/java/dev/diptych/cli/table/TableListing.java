package dev.diptych.cli.table;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.session.Families;
import dev.diptych.files.IoFailure;
import dev.diptych.model.document.Document;
import dev.diptych.table.Column;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.Playback;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists the tables of a file, for people and as JSON. */
final class TableListing {
  /** More are only listed as JSON. */
  private static final int MAX_COLUMNS = 10;

  private final String file;
  private final Document document;
  private final List<TableGroup> groups;

  TableListing(String file, Document document) {
    this.file = file;
    this.document = document;
    this.groups = TableGroup.of(document);
  }

  /** The lines for people. */
  List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(file));
    int widest = groups.stream().mapToInt(group -> group.name().length()).max().orElse(0);
    for (TableGroup group : groups) {
      String name = group.name() + " ".repeat(widest - group.name().length());
      lines.add("  %s  %-6s  %s".formatted(name, word(group), size(group)));
      lines.add("      " + columns(group.columns()));
    }
    Families.playback(document)
        .ifPresent(playback -> lines.add("  --wide " + playback.timeName() + " joins all curves"));
    return lines;
  }

  private static String word(TableGroup group) {
    return group.kind() == DocumentTable.Kind.TABLE ? "table" : "struct";
  }

  private static String size(TableGroup group) {
    String rows = group.rows() == 1 ? "1 row" : "%,d rows".formatted(group.rows());
    return group.tables() == 1 ? rows : "%s in %,d tables".formatted(rows, group.tables());
  }

  private static String columns(List<Column> columns) {
    List<String> words = new ArrayList<>();
    columns.stream().limit(MAX_COLUMNS).map(Column::text).forEach(words::add);
    if (columns.size() > MAX_COLUMNS) {
      words.add("and %,d more".formatted(columns.size() - MAX_COLUMNS));
    }
    return String.join(", ", words);
  }

  /** A JSON object on one line. */
  String json() throws IoFailure {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("file", file);
    json.put("format", document.schema().format().key());
    json.put("tables", groups.stream().map(TableListing::group).toList());
    Families.playback(document).map(Playback::timeName).ifPresent(time -> json.put("wide", time));
    try {
      return JSON.std.asString(json);
    } catch (IOException e) {
      throw IoFailure.writing("standard output", e);
    }
  }

  private static Map<String, Object> group(TableGroup group) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", group.name());
    json.put("kind", word(group));
    json.put("tables", group.tables());
    json.put("rows", group.rows());
    json.put("columns", group.columns().stream().map(TableListing::column).toList());
    return json;
  }

  private static Map<String, Object> column(Column column) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", column.name());
    json.put("type", column.type().label());
    json.put("optional", column.optional());
    if (column.unit() != null) {
      json.put("unit", column.unit().symbol());
    }
    if (!column.description().isEmpty()) {
      json.put("description", column.description());
    }
    return json;
  }
}

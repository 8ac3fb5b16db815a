package dev.diptych.cli.inspect;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.text.print.ValueFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What {@code info} shows of a document of any format: how much is in it, and how it begins. */
final class Contents {
  private static final int MAX_FIELDS = 8;
  private static final int MAX_CHARACTERS = 60;

  /** More bytes than this are counted instead of printed. */
  private static final int MAX_BYTES = 256;

  /** A field and its value as in texts, or a summary of its elements. */
  private record Shown(String path, String value) {
    Map<String, Object> json() {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("path", path);
      json.put("value", value);
      return json;
    }
  }

  private final Document document;
  private final ValueFormatter values;
  private final List<Shown> fields = new ArrayList<>();
  private long all;
  private long structs;
  private long rows;
  private long trailing;
  private long slack;
  private long patches;

  Contents(Document document) {
    this.document = document;
    this.values = new ValueFormatter(document.schema());
    struct(Path.ROOT, document.root(), true);
  }

  /** As labels and values, some of several lines. */
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("structs", Long.toString(structs));
    lines.put("rows", Long.toString(rows));
    lines.put("residue", residue());
    List<String> shown = new ArrayList<>();
    fields.forEach(each -> shown.add(each.path() + " = " + each.value()));
    if (all > fields.size()) {
      shown.add("and " + (all - fields.size()) + " more");
    }
    lines.put("fields", shown.isEmpty() ? "none" : String.join("\n", shown));
    return lines;
  }

  /** As a JSON object. */
  Map<String, Object> json() {
    Map<String, Object> residue = new LinkedHashMap<>();
    residue.put("trailing", trailing);
    residue.put("slack", slack);
    residue.put("patches", patches);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("structs", structs);
    json.put("rows", rows);
    json.put("residue", residue);
    json.put("fields", fields.stream().map(Shown::json).toList());
    return json;
  }

  private String residue() {
    List<String> parts = new ArrayList<>();
    if (trailing > 0) {
      parts.add(counted(trailing, "trailing byte"));
    }
    if (slack > 0) {
      parts.add(counted(slack, "byte") + " of slack");
    }
    if (patches > 0) {
      parts.add(patches == 1 ? "1 patch" : patches + " patches");
    }
    return parts.isEmpty() ? "none" : String.join(", ", parts);
  }

  private static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  /** Counts a struct and what is in it; lists its fields if {@code listed}. */
  private void struct(Path path, Struct struct, boolean listed) {
    structs++;
    Residue residue = struct.residue();
    trailing += residue.trailing().length();
    slack += residue.slack();
    patches += residue.patches().size();
    List<Field> members = struct.type().fields();
    for (int i = 0; i < members.size(); i++) {
      Value value = struct.get(i);
      if (value != null) {
        value(path, members.get(i), value, listed);
      }
    }
  }

  private void value(Path owner, Field field, Value value, boolean listed) {
    if (value instanceof Struct struct) {
      struct(listed ? owner.field(field.id()) : owner, struct, listed);
    } else if (value instanceof Table table) {
      rows += table.rows();
      list(owner, field, listed, table, counted(table.rows(), "row"));
    } else if (value instanceof Sequence sequence) {
      list(owner, field, listed, sequence, counted(sequence.elements().size(), "element"));
      sequence.elements().forEach(element -> element(owner, element));
    } else {
      boolean large = value instanceof Blob blob && blob.length() > MAX_BYTES;
      list(owner, field, listed, value, large ? counted(((Blob) value).length(), "byte") : "");
    }
  }

  private void element(Path owner, Value element) {
    if (element instanceof Struct struct) {
      struct(owner, struct, false);
    }
  }

  /** Lists a field, if it is one of the first, with {@code summary} or its value. */
  private void list(Path owner, Field field, boolean listed, Value value, String summary) {
    if (!listed) {
      return;
    }
    all++;
    if (fields.size() < MAX_FIELDS) {
      String text = summary.isEmpty() ? values.of(field.type(), value) : summary;
      fields.add(new Shown(owner.field(field.id()).toString(), shortened(text)));
    }
  }

  private static String shortened(String value) {
    String text = value.replaceAll("\\s*[\r\n]\\s*", " ");
    int length = text.codePointCount(0, text.length());
    return length <= MAX_CHARACTERS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MAX_CHARACTERS)) + "…";
  }
}

package dev.diptych.twin;

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
import java.util.List;

/**
 * How much is in a document of any format, and how it begins.
 *
 * @param structs the number of structs, the root included
 * @param rows the number of rows of all tables
 * @param trailing the number of trailing bytes of all structs
 * @param slack the number of bytes in gaps
 * @param patches the number of patches
 * @param fields the first fields that are not structs; elements of repeated fields are not among
 *     them
 * @param more how many further fields there are
 */
public record Contents(
    long structs,
    long rows,
    long trailing,
    long slack,
    long patches,
    List<Beginning> fields,
    long more) {
  private static final int MAX_FIELDS = 8;
  private static final int MAX_CHARACTERS = 60;

  /** More bytes than this are counted instead of printed. */
  private static final int MAX_BYTES = 256;

  /**
   * One of the first fields.
   *
   * @param path its path
   * @param value the value as in texts, shortened; or the number of its elements or bytes
   */
  public record Beginning(String path, String value) {}

  /** The contents of {@code document}. */
  public static Contents of(Document document) {
    Walk walk = new Walk(new ValueFormatter(document.schema()));
    walk.struct(Path.ROOT, document.root(), true);
    return new Contents(
        walk.structs,
        walk.rows,
        walk.trailing,
        walk.slack,
        walk.patches,
        List.copyOf(walk.fields),
        walk.all - walk.fields.size());
  }

  /** {@code count} and a noun, in its plural where that fits. */
  public static String counted(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : noun.endsWith("ch") ? "es" : "s");
  }

  /** Counts what is in the structs that it visits. */
  private static final class Walk {
    private final ValueFormatter values;
    private final List<Beginning> fields = new ArrayList<>();
    private long all;
    private long structs;
    private long rows;
    private long trailing;
    private long slack;
    private long patches;

    Walk(ValueFormatter values) {
      this.values = values;
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
        fields.add(new Beginning(owner.field(field.id()).toString(), shortened(text)));
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
}

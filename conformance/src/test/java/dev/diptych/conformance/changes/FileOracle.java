package dev.diptych.conformance.changes;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.sample.ProvenFile;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What becomes of files of one spec as another reads them: by their values in order. */
final class FileOracle {
  private final SpecView writer;
  private final SpecView reader;
  private final Engine engine;
  private final Map<String, String> renamed;

  /**
   * Reads files.
   *
   * @param renamed fields that the changed spec calls otherwise, in place of a removed one, by new
   *     names
   */
  FileOracle(SpecView writer, SpecView reader, Map<String, String> renamed) {
    this.renamed = renamed;
    this.writer = writer;
    this.reader = reader;
    this.engine = Engine.of(reader.loaded().schema(), reader.loaded().spec());
  }

  /** A value with its number and, if it has one, its name. */
  private record Leaf(String id, String number, @Nullable String name) {
    boolean same(Leaf other, Face face) {
      boolean named = face == Face.TEXT && name != null && name.equals(other.name);
      return named || number.equals(other.number);
    }
  }

  /** What is wrong with {@code file} as the other spec reads it; null if it is read as it was. */
  @Nullable String read(ProvenFile file, Face face) {
    Result<Document> opened = face == Face.BINARY ? bytes(file.bytes()) : text(file.text());
    if (!opened.ok()) {
      return opened.diagnostics().stream()
          .filter(Diagnostic::isError)
          .findFirst()
          .orElseThrow()
          .message();
    }
    Struct root = opened.value().orElseThrow().root();
    List<Leaf> was = new ArrayList<>();
    List<Leaf> is = new ArrayList<>();
    leaves(writer.schema(), file.root(), face, was);
    leaves(reader.schema(), root, face, is);
    if (face == Face.BINARY && was.size() != is.size()) {
      return was.size() + " values become " + is.size();
    }
    String changed = changed(was, is, face);
    if (changed != null) {
      return changed;
    }
    return face == Face.BINARY && residue(file.root()) != residue(root)
        ? "other bytes are left"
        : null;
  }

  /** The first value that is another; the fields of a text may have another order. */
  private @Nullable String changed(List<Leaf> was, List<Leaf> is, Face face) {
    List<Leaf> left = new ArrayList<>(is);
    for (Leaf each : was) {
      int at = 0;
      while (face == Face.TEXT && at < left.size() && !isSame(left.get(at).id(), each.id())) {
        at++;
      }
      Leaf found = at < left.size() ? left.remove(at) : null;
      if (found == null || !isSame(each.id(), found.id()) || !each.same(found, face)) {
        return each + " becomes " + found;
      }
    }
    return null;
  }

  /** Whether two names are those of one field: a field may take the place of a removed one. */
  private boolean isSame(String one, String other) {
    return one.equals(other) || one.equals(renamed.get(other)) || other.equals(renamed.get(one));
  }

  private Result<Document> bytes(Blob bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes.bytes());
    return engine.openBinary("file", buffer, Selection.ANY).map(LocatedDocument::document);
  }

  private Result<Document> text(Blob text) {
    Result<LocatedDocument> opened = engine.openText("text", text.bytes(), Selection.ANY);
    return opened.ok()
        ? engine.complete("text", opened.value().orElseThrow())
        : Result.failed(opened.diagnostics());
  }

  private static long residue(Value value) {
    if (value instanceof Sequence many) {
      return many.elements().stream().mapToLong(FileOracle::residue).sum();
    }
    if (!(value instanceof Struct struct)) {
      return 0;
    }
    long all = struct.residue().bytes() + Math.abs(struct.residue().slack());
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Value inner = struct.get(i);
      all += inner == null ? 0 : residue(inner);
    }
    return all;
  }

  private static void leaves(Schema schema, Struct struct, Face face, List<Leaf> leaves) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Field field = struct.type().fields().get(i);
      Value value = struct.get(i);
      boolean shown = face == Face.BINARY || !field.derived();
      if (value != null && shown && !(field.type() instanceof Type.Packing)) {
        value(schema, field, value, face, leaves);
      }
    }
  }

  private static void value(Schema schema, Field field, Value value, Face face, List<Leaf> leaves) {
    if (value instanceof Struct struct) {
      leaves(schema, struct, face, leaves);
    } else if (value instanceof Sequence many) {
      many.elements().forEach(each -> value(schema, field, each, face, leaves));
    } else if (value instanceof Table table) {
      for (int row = 0; row < table.rows(); row++) {
        for (int column = 0; column < table.layout().columns().size(); column++) {
          Field each = table.layout().columns().get(column).field();
          value(schema, each, new Scalar(table.bits(row, column)), face, leaves);
        }
      }
    } else if (value instanceof Scalar scalar) {
      EnumType names = schema.names(field.type().names());
      String name = names == null ? null : names.nameOf(scalar.bits());
      leaves.add(new Leaf(id(field), number(field.type(), scalar), name));
    } else if (value instanceof Blob blob && field.type() instanceof Type.Text text) {
      byte[] content = text.frame().value(blob.bytes());
      String words = new String(content, Charset.forName(text.encoding()));
      leaves.add(new Leaf(id(field), words, null));
    } else {
      leaves.add(new Leaf(id(field), value.toString(), null));
    }
  }

  /** The id before a field was renamed, once or twice. */
  private static String id(Field field) {
    return field.id().replaceFirst("(_2)+$", "");
  }

  private static String number(Type type, Scalar scalar) {
    if (!(type instanceof Type.Numeric numeric) || !numeric.kind().isFloat()) {
      return String.valueOf(scalar.bits());
    }
    double real =
        numeric.kind().width() == 4
            ? Float.intBitsToFloat((int) scalar.bits())
            : Double.longBitsToDouble(scalar.bits());
    return "real " + real;
  }
}

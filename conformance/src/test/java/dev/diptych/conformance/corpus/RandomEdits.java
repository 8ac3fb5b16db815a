package dev.diptych.conformance.corpus;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.RecordLayout.Column;
import dev.diptych.model.schema.Type;
import dev.diptych.twin.edit.Edit;
import dev.diptych.twin.edit.Given;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Random edits of one document. */
final class RandomEdits {
  private static final int MAX_PER_LIST = 40;
  private static final HexFormat HEX = HexFormat.of();

  private final Random random;
  private final List<Edit> all = new ArrayList<>();

  private RandomEdits(Random random) {
    this.random = random;
  }

  /** Some edits, each for the document with {@code root} itself. */
  static List<Edit> of(Struct root, int count, Random random) {
    RandomEdits edits = new RandomEdits(random);
    edits.struct(root, Path.ROOT);
    List<Edit> some = new ArrayList<>();
    for (int i = 0; i < count && !edits.all.isEmpty(); i++) {
      some.add(edits.all.remove(random.nextInt(edits.all.size())));
    }
    return some;
  }

  private void struct(Struct struct, Path path) {
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Field field = struct.type().fields().get(i);
      Value value = struct.get(i);
      boolean free = !field.derived() && !field.isParameter();
      if (value != null && free && !(field.type() instanceof Type.Packing)) {
        value(field, value, path.field(field.id()));
      }
    }
  }

  private void value(Field field, Value value, Path path) {
    if (value instanceof Struct struct) {
      struct(struct, path);
    } else if (value instanceof Sequence list) {
      list(field, list.elements(), path);
    } else if (value instanceof Table table) {
      table(table, path);
    } else {
      put(field.type(), value, path);
    }
  }

  private void list(Field field, List<Value> elements, Path path) {
    for (int i = 0; i < Math.min(elements.size(), MAX_PER_LIST); i++) {
      Path at = path.at(random.nextInt(elements.size()));
      value(field, elements.get(at.index()), at);
      if (i == 0) {
        all.add(new Edit.Remove(at));
        Value copy = elements.get(random.nextInt(elements.size()));
        all.add(new Edit.Insert(at, new Given.OfValue(copy)));
        all.add(new Edit.Insert(path.at(elements.size()), new Given.OfValue(copy)));
      }
    }
  }

  private void table(Table table, Path path) {
    if (table.rows() == 0) {
      return;
    }
    Path row = path.at(random.nextInt(table.rows()));
    all.add(new Edit.Remove(row));
    List<Column> columns = table.layout().columns();
    int column = random.nextInt(columns.size());
    Scalar old = Scalar.of(table.bits(row.index(), column));
    Field field = columns.get(column).field();
    boolean isStruct = columns.size() > 1 || !field.id().equals("value");
    put(field.type(), old, isStruct ? row.field(field.id()) : row);
  }

  private void put(Type type, Value old, Path path) {
    String words = words(type, old);
    if (words != null) {
      all.add(new Edit.Put(path, new Given.OfWords(words)));
    }
  }

  private @Nullable String words(Type type, Value old) {
    if (old instanceof Blob blob) {
      boolean isText = type instanceof Type.Text;
      if (type instanceof Type.Varint) {
        return String.valueOf(random.nextInt(1000));
      }
      byte[] bytes = new byte[random.nextBoolean() ? blob.length() : random.nextInt(12)];
      random.nextBytes(bytes);
      return isText ? letters(random.nextInt(12)) : HEX.formatHex(bytes);
    }
    if (type instanceof Type.Numeric number && number.kind().isFloat()) {
      return String.valueOf(random.nextInt(64) / 4f);
    }
    IntegerRange range = type instanceof Type.Varint ? null : IntegerRange.of(type);
    if (range == null) {
      return String.valueOf(random.nextInt(1000));
    }
    BigInteger any =
        random.nextInt(3) == 0
            ? BigInteger.valueOf(((Scalar) old).bits()).add(BigInteger.ONE)
            : new BigInteger(1 + random.nextInt(range.max().bitLength()), random);
    return any.min(range.max()).max(range.min()).toString();
  }

  private String letters(int count) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < count; i++) {
      word.append((char) ('a' + random.nextInt(26)));
    }
    return word.toString();
  }
}

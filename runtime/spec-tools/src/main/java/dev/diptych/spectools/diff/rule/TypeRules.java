package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.FieldType;
import dev.diptych.compiler.ir.Node;
import dev.diptych.compiler.ir.Transform;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StorageText;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Changes of what a field stores. */
final class TypeRules {
  private TypeRules() {}

  /**
   * {@code type-changed}: a field has another width, byte order, sign or kind. Old texts are
   * compatible where the new type contains all numbers of the old one.
   */
  static void type(FieldPair fields, Changes changes) {
    StorageText before = new StorageText(fields.structs().specs().old());
    StorageText after = new StorageText(fields.structs().specs().now());
    boolean bytes = !kind(before, fields.old()).equals(kind(after, fields.now()));
    boolean texts =
        !TypeContainment.contained(fields.old().field().type(), fields.now().field().type());
    if (bytes || texts) {
      String message =
          FieldPair.change("it", typeWords(before, fields.old()), typeWords(after, fields.now()));
      changes.report("type-changed", Impact.of(bytes, texts), fields, "type", message);
    }
  }

  /** The kind of storage. Another rule compares the size of bytes and texts. */
  private static String kind(StorageText stored, FieldView view) {
    Type type = view.field().type();
    if (type instanceof Type.Bytes || type instanceof Type.Text) {
      return "bytes";
    }
    return type instanceof Type.Nested ? "struct" : typeWords(stored, view);
  }

  private static String typeWords(StorageText stored, FieldView view) {
    String order = "";
    if (view.node() != null && view.node().type() instanceof FieldType.Bits bits) {
      order = bits.little() ? "le" : "be";
    }
    return stored.element(view) + order;
  }

  /** {@code encoding-changed}: the characters of a text are stored in another way. */
  static void encoding(FieldPair fields, Changes changes) {
    if (fields.old().field().type() instanceof Type.Text was
        && fields.now().field().type() instanceof Type.Text is
        && !was.encoding().equalsIgnoreCase(is.encoding())) {
      Impact impact = extended(was.encoding(), is.encoding()) ? Impact.COMPATIBLE : Impact.BOTH;
      String message = FieldPair.change("its encoding", was.encoding(), is.encoding());
      changes.report("encoding-changed", impact, fields, "encoding", message);
    }
  }

  /** Whether every text has the same bytes in {@code is} as in {@code was}. */
  private static boolean extended(String was, String is) {
    return plain(was).equals("USASCII") && plain(is).equals("UTF8");
  }

  private static String plain(String encoding) {
    String word = encoding.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    return word.equals("ASCII") ? "USASCII" : word;
  }

  /**
   * {@code process-changed}: bytes are scrambled or packed in another way. The text shows the
   * unprocessed bytes.
   */
  static void process(FieldPair fields, Changes changes) {
    if (!fields.same(TypeRules::transform)) {
      boolean packed = fields.old().field().storage().packed();
      String message = fields.change("its process", view -> view.written().process());
      changes.report("process-changed", Impact.of(true, packed), fields, "process", message);
    }
  }

  private static @Nullable Object transform(Node.Field field) {
    Transform transform = field.type().transform();
    return transform == null ? null : Arrays.asList(transform.method(), transform.key());
  }
}

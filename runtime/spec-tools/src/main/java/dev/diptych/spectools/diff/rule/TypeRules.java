package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Transform;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StorageText;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.value.StoredValues;
import dev.diptych.spectools.diff.value.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Changes of what a field stores. */
final class TypeRules {
  private static final String STRUCT = "struct";
  private static final String BYTE = "u1";

  private TypeRules() {}

  /**
   * {@code type-changed}: a field has another width, byte order, sign or kind. Old texts are
   * compatible where the new type contains all numbers of the old one.
   */
  static void type(FieldPair fields, Changes changes) {
    StorageText before = new StorageText(fields.structs().specs().before());
    StorageText after = new StorageText(fields.structs().specs().after());
    boolean same =
        kind(fields.structs().specs().before(), fields.before())
            .equals(kind(fields.structs().specs().after(), fields.after()));
    boolean any = type(fields) != Impact.COMPATIBLE || type(fields.mirror()) != Impact.COMPATIBLE;
    if (!same || any) {
      String message =
          FieldPair.change(
              "it", typeWords(before, fields.before()), typeWords(after, fields.after()));
      changes.report("type-changed", fields, "type", TypeRules::type, message);
    }
  }

  private static Impact type(FieldPair fields) {
    SpecPair specs = fields.structs().specs();
    boolean bytes = false;
    boolean texts = false;
    for (Stored was : possible(specs, fields, true)) {
      for (Stored is : possible(specs, fields, false)) {
        bytes |= !was.kind().equals(is.kind());
        texts |= !TypeContainment.contained(was.type(), is.type());
      }
    }
    texts = texts && !fits(fields);
    return Impact.of(bytes, texts);
  }

  /** Whether all numbers that files of the old spec can have are in the range of the new type. */
  private static boolean fits(FieldPair fields) {
    IntegerRange range = IntegerRange.of(fields.after().field().type());
    boolean choice = fields.before().choice() != null || fields.after().choice() != null;
    if (range == null || choice || IntegerRange.of(fields.before().field().type()) == null) {
      return false;
    }
    StructPair structs = fields.structs();
    Values.Range values =
        new StoredValues(structs.specs().before()).of(structs.before(), fields.before()).hull();
    return values != null && range.contains(new IntegerRange(values.min(), values.max()));
  }

  /** What a field stores: its kind in bytes, and its type. */
  private record Stored(String kind, Type type) {}

  /**
   * What files of the old spec can store in a field: where only one spec has a switch, the types of
   * the cases that such files can select.
   */
  private static List<Stored> possible(SpecPair specs, FieldPair fields, boolean before) {
    FieldView view = before ? fields.before() : fields.after();
    StructView owner = before ? fields.structs().before() : fields.structs().after();
    if (view.choice() == null
        || (fields.before().choice() != null && fields.after().choice() != null)) {
      return List.of(stored(before ? specs.before() : specs.after(), view));
    }
    SpecView spec = before ? specs.before() : specs.after();
    List<Choice.Case> selected =
        before ? specs.selectedBefore(owner, view) : specs.selected(owner, view);
    List<Stored> possible = new ArrayList<>();
    for (Choice.Case each : selected) {
      possible.add(
          each.type() instanceof FieldType.User user
              ? new Stored(STRUCT, new Type.Nested(user.name()))
              : stored(spec, spec.struct(owner.type().name() + "::" + each.box())));
    }
    return possible.isEmpty() ? List.of(stored(spec, view)) : possible;
  }

  private static Stored stored(SpecView spec, StructView box) {
    return stored(spec, box.fields().get(0));
  }

  private static Stored stored(SpecView spec, FieldView view) {
    return new Stored(kind(spec, view), view.field().type());
  }

  /** The kind of storage. Another rule compares the size of bytes and texts. */
  private static String kind(SpecView spec, FieldView view) {
    Type type = view.field().type();
    if (type instanceof Type.Bytes || type instanceof Type.Text) {
      return "bytes";
    }
    return type instanceof Type.Nested
        ? STRUCT
        : isByte(spec, view) ? BYTE : typeWords(new StorageText(spec), view);
  }

  /** Whether eight bits are a byte: no field of the spec has a part of one. */
  private static boolean isByte(SpecView spec, FieldView view) {
    return view.field().type() instanceof Type.Bits bits
        && bits.width() == Byte.SIZE
        && spec.structs().stream()
            .flatMap(struct -> struct.fields().stream())
            .allMatch(each -> isWhole(each.field().type()));
  }

  private static boolean isWhole(Type type) {
    return !(type instanceof Type.Bits bits) || bits.width() % Byte.SIZE == 0;
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
    if (fields.before().field().type() instanceof Type.Text was
        && fields.after().field().type() instanceof Type.Text is
        && !was.encoding().equalsIgnoreCase(is.encoding())) {
      String message = FieldPair.change("its encoding", was.encoding(), is.encoding());
      changes.report("encoding-changed", fields, "encoding", TypeRules::encoding, message);
    }
  }

  private static Impact encoding(FieldPair fields) {
    Type.Text was = (Type.Text) fields.before().field().type();
    Type.Text is = (Type.Text) fields.after().field().type();
    return extended(was.encoding(), is.encoding()) ? Impact.COMPATIBLE : Impact.BOTH;
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
      String message = fields.change("its process", view -> view.written().process());
      changes.report("process-changed", fields, "process", TypeRules::process, message);
    }
  }

  private static Impact process(FieldPair fields) {
    boolean packed = fields.before().field().storage().packed();
    boolean same = fields.sameInFiles(TypeRules::transform);
    return same ? Impact.COMPATIBLE : Impact.of(true, packed);
  }

  private static @Nullable Object transform(Node.Field field) {
    Transform transform = field.type().transform();
    return transform == null ? null : Arrays.asList(transform.method(), transform.key());
  }
}

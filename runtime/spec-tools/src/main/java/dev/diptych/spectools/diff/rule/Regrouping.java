package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Endian;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Whether the fields of a struct were only wrapped in inner structs, or unwrapped: the same fields
 * follow each other in the file.
 */
final class Regrouping {
  private static final int MAX_DEPTH = 20;

  private final StructPair structs;

  private Regrouping(StructPair structs) {
    this.structs = structs;
  }

  /** Whether the bytes of {@code structs} have the same fields in the same order. */
  static boolean isOnly(StructPair structs) {
    Regrouping regrouping = new Regrouping(structs);
    List<Part> before = regrouping.parts(structs.before(), true);
    List<Part> after = regrouping.parts(structs.after(), false);
    if (before == null || after == null || before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      if (!regrouping.same(before.get(i), after.get(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether rows have the same cells: each wrapped field is alone in its struct, and texts show
   * {@code structs} only as rows.
   */
  static boolean isOnlyInRows(StructPair structs) {
    boolean blocks =
        structs.shownAs(StructPair.Use.BLOCK) || structs.mirror().shownAs(StructPair.Use.BLOCK);
    if (blocks || !isOnly(structs)) {
      return false;
    }
    Regrouping regrouping = new Regrouping(structs);
    List<Part> parts = regrouping.parts(structs.before(), true);
    return parts != null
        && parts.size() == sequence(structs.before())
        && parts.size() == sequence(structs.after());
  }

  private static long sequence(StructView struct) {
    return struct.fields().stream().filter(each -> !each.field().storage().instance()).count();
  }

  /**
   * A field of the struct, or one in an inner struct that only one spec has.
   *
   * @param pair the pair of fields, for which other rules compare the two; null for one that was
   *     regrouped
   * @param field the field
   * @param spec its spec
   */
  private record Part(@Nullable FieldPair pair, FieldView field, SpecView spec) {
    /** The members of its enumeration, by their numbers. */
    Map<Long, String> members() {
      EnumType type = spec.schema().names(field.field().type().names());
      return type == null ? Map.of() : type.names();
    }
  }

  private boolean same(Part was, Part is) {
    if (was.pair() != null || is.pair() != null) {
      return was.pair() != null && was.pair().equals(is.pair());
    }
    Node.Field before = was.field().definition();
    Node.Field after = is.field().definition();
    return before.id().equals(after.id())
        && before.type().equals(after.type())
        && Objects.equals(
            Expression.treeOf(before.condition()), Expression.treeOf(after.condition()))
        && was.members().equals(is.members())
        && structs.specs().same(FieldPair.constraint(before), FieldPair.constraint(after));
  }

  /** The parts of the sequence of {@code struct}; null if they are not known. */
  private @Nullable List<Part> parts(StructView struct, boolean before) {
    List<Part> parts = new ArrayList<>();
    for (FieldView field : struct.fields()) {
      if (field.field().storage().instance()) {
        continue;
      }
      FieldPair pair = before ? structs.fromOld(field.field().id()) : structs.fromNow(field);
      SpecView spec = before ? structs.specs().before() : structs.specs().after();
      if (pair != null) {
        parts.add(new Part(pair, field, spec));
      } else if (!added(spec, struct, field, parts, 0)) {
        return null;
      }
    }
    return parts;
  }

  /** Adds the parts of {@code field} of {@code owner}; returns whether they are known. */
  private static boolean added(
      SpecView spec, StructView owner, FieldView field, List<Part> parts, int depth) {
    Node.Field node = field.node();
    if (node == null
        || !isLocal(node)
        || !(node.repetition() instanceof Repetition.Once)
        || owner.spec() == null
        || owner.spec().endian() instanceof Endian.Selected
        || depth > MAX_DEPTH) {
      return false;
    }
    if (node.type() instanceof FieldType.User user) {
      return user.extent() == null
          && user.arguments().isEmpty()
          && field.field().type() instanceof Type.Nested nested
          && inner(spec, spec.struct(nested.struct()), parts, depth);
    }
    parts.add(new Part(null, field, spec));
    return isPlain(field, node.type());
  }

  /**
   * Whether the presence of a field depends on nothing but the place in the stream, which is the
   * same in an inner struct without a substream.
   */
  private static boolean isLocal(Node.Field node) {
    return node.condition() == null
        || (!node.struct() && node.condition().tree().equals(PresenceRules.NOT_AT_END));
  }

  /** Whether the bytes of a field depend on nothing else. */
  private static boolean isPlain(FieldView field, FieldType type) {
    if (type instanceof FieldType.Num number) {
      return number.ordered() || number.kind().width() == 1;
    }
    boolean content = type instanceof FieldType.Bytes || type instanceof FieldType.Text;
    Expr size = field.size();
    return content
        && type.transform() == null
        && !field.written().sizeEos()
        && (size == null || size instanceof Expr.Int);
  }

  private static boolean inner(SpecView spec, StructView struct, List<Part> parts, int depth) {
    return struct.fields().stream()
        .allMatch(
            each ->
                !each.field().isParameter()
                    && !each.field().storage().instance()
                    && added(spec, struct, each, parts, depth + 1));
  }
}

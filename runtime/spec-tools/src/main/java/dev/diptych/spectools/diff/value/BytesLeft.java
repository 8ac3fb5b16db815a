package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Values.Range;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is left of the stream behind a field or a struct, in all files of a spec that have no
 * undescribed bytes.
 *
 * <p>Fields in sequence are read one behind the other, and reading fails where their bytes are
 * missing. So a byte is left behind a field if a later field of its struct always takes one, or if
 * that is so behind each field whose type is the struct: a struct without a substream ends where
 * that field ends. By induction over the structs around it, the same holds for a struct that
 * contains itself. Nothing is left behind the root, nor behind the last field of a struct behind
 * which nothing is left.
 */
public final class BytesLeft {
  private static final int MAX_DEPTH = 24;
  private static final Expr OTHERS = new Expr.Name("_");

  private final SpecView spec;
  private final Evaluation evaluation;
  private final boolean exact;

  /**
   * For the files of {@code spec}.
   *
   * @param evaluation the values of expressions in these files
   */
  public BytesLeft(SpecView spec, Evaluation evaluation) {
    this.spec = spec;
    this.evaluation = evaluation;
    this.exact =
        spec.structs().stream().flatMap(each -> each.fields().stream()).allMatch(BytesLeft::exact);
  }

  /** Whether {@code field} has whole bytes in sequence: others may be behind the sequence. */
  private static boolean exact(FieldView field) {
    boolean part = field.field().type() instanceof Type.Bits bits && bits.width() % Byte.SIZE != 0;
    return !part && !field.field().storage().instance();
  }

  /** Whether a byte of the stream is left behind {@code field}. */
  public boolean follows(StructView owner, FieldView field) {
    return follows(owner, field, new HashSet<>());
  }

  private boolean follows(StructView owner, FieldView field, Set<String> seen) {
    List<FieldView> sequence = sequence(owner);
    int index = sequence.indexOf(field);
    if (index < 0) {
      return false;
    }
    return sequence.subList(index + 1, sequence.size()).stream().anyMatch(f -> takes(owner, f, 0))
        || behind(owner, seen);
  }

  private boolean behind(StructView struct, Set<String> seen) {
    if (!seen.add(struct.type().name())) {
      return true;
    }
    List<Scopes.Use> uses = evaluation.scopes().uses(struct);
    return !struct.equals(spec.root())
        && !uses.isEmpty()
        && uses.stream()
            .allMatch(
                use ->
                    use.type().extent() == null
                        && use.type().transform() == null
                        && follows(use.owner(), use.field(), seen));
  }

  /** Whether {@code field} is the last one of a struct behind which nothing is left. */
  public boolean endsStream(StructView owner, FieldView field) {
    return isLast(owner, field) && endsStream(owner);
  }

  /** Whether nothing is left of the stream behind {@code struct}. */
  public boolean endsStream(StructView struct) {
    return exact && endsStream(struct, new HashSet<>());
  }

  private boolean endsStream(StructView struct, Set<String> seen) {
    if (!seen.add(struct.type().name())) {
      return true;
    }
    List<Scopes.Use> uses = evaluation.scopes().uses(struct);
    return (struct.equals(spec.root()) || !uses.isEmpty())
        && uses.stream().allMatch(use -> ends(use, seen));
  }

  private boolean ends(Scopes.Use use, Set<String> seen) {
    Node.Field node = use.field().node();
    Extent extent = use.type().extent();
    Extent.Frame frame = Extent.frame(extent);
    if (node == null
        || !(node.repetition() instanceof Repetition.Once)
        || use.type().transform() != null
        || (frame != null && frame.present())) {
      return false;
    }
    if (extent instanceof Extent.Sized) {
      // Another size than that of the content leaves undescribed bytes.
      return DerivedFields.length(use.owner(), use.field());
    }
    return !(extent instanceof Extent.Terminated)
        && isLast(use.owner(), use.field())
        && endsStream(use.owner(), seen);
  }

  private static boolean isLast(StructView owner, FieldView field) {
    List<FieldView> sequence = sequence(owner);
    return !sequence.isEmpty() && sequence.get(sequence.size() - 1).equals(field);
  }

  private static List<FieldView> sequence(StructView struct) {
    return struct.fields().stream()
        .filter(each -> each.node() != null && !each.field().storage().instance())
        .toList();
  }

  /** Whether each element of {@code field} takes a byte. */
  public boolean takesByte(StructView owner, FieldView field) {
    return field.node() != null && takes(owner, field.node().type(), 0);
  }

  /** Whether {@code field}, if it is present, takes a byte. */
  public boolean takesByteIfPresent(StructView owner, FieldView field) {
    return takesByte(owner, field) && repeats(owner, field.repetition());
  }

  /** Whether {@code field} is always present and takes a byte. */
  private boolean takes(StructView owner, FieldView field, int depth) {
    Node.Field node = field.node();
    Expr condition = node == null ? null : Expression.treeOf(node.condition());
    boolean present =
        condition == null || Boolean.TRUE.equals(evaluation.of(owner, condition).single());
    return node != null
        && !node.instance()
        && present
        && repeats(owner, node.repetition())
        && takes(owner, node.type(), depth);
  }

  /** Whether there is always an element. */
  private boolean repeats(StructView owner, Repetition repetition) {
    return repetition instanceof Repetition.Times times
        ? isPositive(owner, times.expression().tree())
        : !(repetition instanceof Repetition.ToEnd);
  }

  private boolean takes(StructView owner, FieldType type, int depth) {
    if (type instanceof FieldType.Num) {
      return true;
    }
    if (type instanceof FieldType.Bits bits) {
      return bits.width() >= Byte.SIZE; // Fewer may be in a byte that another field takes.
    }
    if (type instanceof FieldType.Switch choice) {
      return takes(owner, choice, depth);
    }
    Extent extent = type.extent();
    if (extent == null) {
      return type instanceof FieldType.User user
          && !user.opaque()
          && depth < MAX_DEPTH
          && sequence(spec.struct(user.name())).stream()
              .anyMatch(each -> takes(spec.struct(user.name()), each, depth + 1));
    }
    if (extent instanceof Extent.Terminated ended) {
      return ended.consume() && ended.required();
    }
    return extent instanceof Extent.Sized sized && isPositive(owner, sized.size());
  }

  private boolean takes(StructView owner, FieldType.Switch choice, int depth) {
    boolean others =
        choice.otherwise() != null
            ? takes(owner, choice.otherwise(), depth)
            : choice.cases().stream().anyMatch(each -> each.value().tree().equals(OTHERS));
    return others && choice.cases().stream().allMatch(each -> takes(owner, each.type(), depth));
  }

  private boolean isPositive(StructView owner, @Nullable Expr number) {
    Range range = number == null ? null : evaluation.of(owner, number).hull();
    return range != null && range.min().compareTo(BigInteger.ZERO) > 0;
  }
}

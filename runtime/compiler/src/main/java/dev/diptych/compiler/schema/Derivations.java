package dev.diptych.compiler.schema;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Term;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Linear;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds which fields of one struct the text can omit: constants, and fields that hold the count,
 * the length or the presence of siblings. Other readers of a count or a length do not matter: its
 * value follows from the same sibling.
 */
final class Derivations {
  /** Computed lengths refer to each other at most this often; the limit ends cycles. */
  private static final int MAX_STEPS = 8;

  private final TypeDef type;
  private final SchemaDeriver schema;
  private final Map<String, Derivation> measures = new HashMap<>();
  private final Map<String, List<String>> presences = new HashMap<>();
  private final Map<String, Long> exact = new HashMap<>();
  private final Map<String, Integer> uses;

  Derivations(TypeDef type, SchemaDeriver schema) {
    this.type = type;
    this.schema = schema;
    this.uses = FieldUsage.within(type);
    for (Node.Field field : type.fields()) {
      collect(field);
    }
  }

  /** The derivation of {@code field} from other fields. */
  Derivation of(Node.Field field) {
    if (field.instance() || field.repeated()) {
      return new Derivation.None();
    }
    Derivation measure = measures.get(field.id());
    if (field.condition() != null) {
      return measure != null && counts(field.type()) && sameCondition(field, measure)
          ? measure
          : new Derivation.None();
    }
    if (field.constraint() instanceof Constraint.Equal equal
        && !(field.type() instanceof FieldType.Switch)) {
      return constant(equal.value());
    }
    if (!counts(field.type())) {
      return new Derivation.None();
    }
    if (schema.adapter(field.type()) != null) {
      // The number of such a type is in its instance.
      measure = measures.get(field.id() + ".value");
    }
    return measure != null ? measure : presence(field.id());
  }

  /** Whether {@code field} exists under the same condition as the field that it measures. */
  private boolean sameCondition(Node.Field field, Derivation measure) {
    String id =
        measure instanceof Derivation.CountOf count
            ? count.field()
            : ((Derivation.LengthOf) measure).field();
    return type.node(id) instanceof Node.Field measured
        && Objects.equals(
            Expression.treeOf(measured.condition()), Expression.treeOf(field.condition()));
  }

  /** The derivations of fields in structs within this one, by path. */
  Map<String, Derivation> outside() {
    List<String> paths = new ArrayList<>(measures.keySet());
    Collections.sort(paths);
    Map<String, Derivation> outside = new LinkedHashMap<>();
    for (String path : paths) {
      if (path.contains(".")) {
        outside.put(path, Objects.requireNonNull(measures.get(path)));
      }
    }
    return outside;
  }

  private Derivation presence(String id) {
    int count = uses.getOrDefault(id, 0);
    List<String> announced = presences.getOrDefault(id, List.of());
    boolean onlyThat =
        count > 0 && announced.size() == count && !schema.usage().accessedFromOutside(id);
    // A text omits a checksum, so that it does not show whether it is present.
    List<String> shown = new ArrayList<>();
    for (String each : announced) {
      if (!isChecksum(each)) {
        shown.add(each);
      }
    }
    return onlyThat && !shown.isEmpty()
        ? new Derivation.PresenceOf(shown, exact.get(id))
        : new Derivation.None();
  }

  private boolean isChecksum(String id) {
    return type.node(id) instanceof Node.Field field && field.text().isChecksum();
  }

  /** Whether a value of {@code type} can hold a count. */
  private boolean counts(FieldType wanted) {
    boolean whole =
        (wanted instanceof FieldType.Num number
                && !number.kind().isFloat()
                && number.names() == null)
            || (wanted instanceof FieldType.Bits bits && bits.names() == null);
    return whole || schema.adapter(wanted) != null;
  }

  private void collect(Node.Field field) {
    if (field.repetition() instanceof Repetition.Times times) {
      Measure count = measure(times.expression().tree());
      if (count != null) {
        measures.putIfAbsent(count.field(), new Derivation.CountOf(field.id(), count.linear()));
      }
    }
    if (field.condition() != null) {
      announced(field.condition().tree(), field.id());
    }
    boolean shortened =
        Extent.isFramed(FieldTypes.sizing(field).extent()) && !schema.frames().isKept(field);
    boolean whole = !field.repeated() && !shortened;
    if (FieldTypes.sizing(field).extent() instanceof Extent.Sized sized && whole) {
      Measure length = measure(sized.size());
      if (length != null) {
        measures.putIfAbsent(length.field(), new Derivation.LengthOf(field.id(), length.linear()));
      }
    }
  }

  /**
   * {@code expression} in terms of a field, or null; computed values are replaced by their
   * expressions.
   */
  private @Nullable Term term(Expr expression) {
    Term term = Term.of(expression);
    for (int depth = 0; depth < MAX_STEPS && term != null && term.name() != null; depth++) {
      if (!(type.node(term.name()) instanceof Node.Value value) || value.condition() != null) {
        return term;
      }
      Term inner = Term.of(value.value().tree());
      term = inner == null ? null : inner.in(term);
    }
    return term;
  }

  /** A field, and how a number follows from it. */
  private record Measure(String field, Linear linear) {}

  private @Nullable Measure measure(Expr expression) {
    Term term = term(expression);
    return term == null || term.name() == null || term.scale() == 0
        ? null
        : new Measure(term.name(), new Linear(term.scale(), term.offset()));
  }

  private void announced(Expr condition, String id) {
    Term equal = Expressions.equal(condition);
    String name = Expressions.nameNotZero(condition);
    if (name == null) {
      name = Expressions.name(condition);
    }
    if (equal != null && equal.name() != null && equal.offset() != 0) {
      name = equal.name();
      Long before = exact.putIfAbsent(name, equal.offset());
      if (before != null && before != equal.offset()) {
        return;
      }
    } else if (name != null && exact.containsKey(name)) {
      return;
    }
    if (name != null) {
      presences.computeIfAbsent(name, n -> new ArrayList<>()).add(id);
    }
  }

  private static Derivation constant(Expr value) {
    BigInteger number = Expressions.constant(value);
    if (number != null) {
      return new Derivation.ConstantNumber(number.longValue());
    }
    byte[] bytes = Expressions.bytes(value);
    return bytes == null
        ? new Derivation.None()
        : new Derivation.ConstantBytes(HexFormat.of().formatHex(bytes));
  }
}

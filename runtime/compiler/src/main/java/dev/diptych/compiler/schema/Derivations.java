package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Expressions.Term;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Linear;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.InstanceSpec;
import io.kaitai.struct.format.RepeatExpr;
import io.kaitai.struct.format.ValidationEq;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds which fields of one struct need not stand in the text: constants, and fields that count,
 * measure or announce siblings. What else reads a count or a length does not matter: it follows
 * from the same sibling.
 */
final class Derivations {
  private final ClassSpec spec;

  /** Nobody computes a length in more steps; an instance that needs itself has no end. */
  private static final int MOST_STEPS = 8;

  private final SchemaDeriver schema;
  private final Map<String, InstanceSpec> instances;
  private final List<Attribute> fields;
  private final Map<String, Derivation> measures = new HashMap<>();
  private final Map<String, List<String>> presences = new HashMap<>();
  private final Map<String, Long> exact = new HashMap<>();

  Derivations(ClassSpec spec, List<Attribute> fields, SchemaDeriver schema) {
    this.spec = spec;
    this.schema = schema;
    this.instances = Attribute.instances(spec);
    this.fields = fields;
    fields.forEach(this::collect);
  }

  /** How the value of {@code field} follows from the rest. */
  Derivation of(Attribute field) {
    if (field.instance() || field.repeated()) {
      return new Derivation.None();
    }
    if (field.conditional()) {
      Derivation measure = measures.get(field.id());
      boolean together = counts(field.type()) && measure != null && sameCondition(field, measure);
      return together ? measure : new Derivation.None();
    }
    if (field.spec().valid().isDefined()
        && field.spec().valid().get() instanceof ValidationEq equal) {
      return constant(equal.value());
    }
    if (!counts(field.type())) {
      return new Derivation.None();
    }
    // The number of an adapter's type is called so.
    boolean adapted = schema.adapter(field.type()) != null;
    Derivation measure = measures.get(adapted ? field.id() + ".value" : field.id());
    return measure != null ? measure : presence(field.id());
  }

  /** Whether {@code field} is there just where what it counts or measures is. */
  private boolean sameCondition(Attribute field, Derivation measure) {
    String id =
        measure instanceof Derivation.CountOf count
            ? count.field()
            : ((Derivation.LengthOf) measure).field();
    Object condition = field.spec().cond().ifExpr();
    return fields.stream()
        .anyMatch(each -> each.id().equals(id) && each.spec().cond().ifExpr().equals(condition));
  }

  /** What follows from fields of this struct in structs within it, by the way there. */
  Map<String, Derivation> outside() {
    Map<String, Derivation> outside = new TreeMap<>(measures);
    outside.keySet().removeIf(way -> !way.contains("."));
    return outside;
  }

  private Derivation presence(String id) {
    int uses = schema.usage().within(spec).getOrDefault(id, 0);
    List<String> announced = presences.getOrDefault(id, List.of());
    boolean onlyThat =
        uses > 0 && announced.size() == uses && !schema.usage().reachedFromOutside(id);
    return onlyThat ? new Derivation.PresenceOf(announced, exact.get(id)) : new Derivation.None();
  }

  /** Whether values of {@code type} can be set to a number that was counted. */
  private boolean counts(DataType type) {
    boolean whole = type instanceof DataType.IntType || type instanceof DataType.BitsType1;
    return whole || schema.adapter(type) != null;
  }

  private void collect(Attribute field) {
    if (field.spec().cond().repeat() instanceof RepeatExpr repeat) {
      Term count = term(repeat.expr());
      if (fits(count)) {
        Linear linear = new Linear(count.scale(), count.offset());
        measures.putIfAbsent(count.name(), new Derivation.CountOf(field.id(), linear));
      }
    }
    if (field.conditional()) {
      announced(field.spec().cond().ifExpr().get(), field.id());
    }
    DataType.BytesType bytes = Handling.bytes(Sized.type(field));
    boolean whole = !field.repeated() && !Handling.isShortened(field, schema.usage());
    if (bytes instanceof DataType.BytesLimitType limited && whole) {
      Term length = term(limited.size());
      if (fits(length)) {
        Linear linear = new Linear(length.scale(), length.offset());
        measures.putIfAbsent(length.name(), new Derivation.LengthOf(field.id(), linear));
      }
    }
  }

  /** {@code expression} in terms of a field: what only is computed is seen through. */
  private Term term(Ast.expr expression) {
    Term term = Expressions.term(expression);
    for (int depth = 0; depth < MOST_STEPS && term != null && term.name() != null; depth++) {
      InstanceSpec instance = instances.get(term.name());
      if (!(instance instanceof ValueInstanceSpec value) || value.ifExpr().isDefined()) {
        return term;
      }
      Term inner = Expressions.term(value.value());
      term = inner == null ? null : inner.in(term);
    }
    return term;
  }

  /** {@code expression} as {@code way * scale + offset}, or null where it has no such form. */
  String linear(Ast.expr expression) {
    Term term = term(expression);
    return fits(term) ? new Linear(term.scale(), term.offset()).describe(term.name()) : null;
  }

  private static boolean fits(Term term) {
    return term != null && term.name() != null && term.scale() != 0;
  }

  private void announced(Ast.expr condition, String id) {
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

  private static Derivation constant(Ast.expr value) {
    BigInteger number = Expressions.constant(value);
    if (number != null) {
      return new Derivation.ConstantNumber(number.longValue());
    }
    List<Ast.expr> elements = Expressions.elements(value);
    if (elements == null) {
      return new Derivation.None();
    }
    byte[] bytes = new byte[elements.size()];
    for (int i = 0; i < bytes.length; i++) {
      BigInteger element = Expressions.constant(elements.get(i));
      if (element == null) {
        return new Derivation.None();
      }
      bytes[i] = element.byteValue();
    }
    return new Derivation.ConstantBytes(HexFormat.of().formatHex(bytes));
  }
}

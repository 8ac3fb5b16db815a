package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.model.schema.Derivation;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.AttrSpec;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.RepeatExpr;
import io.kaitai.struct.format.ValidationEq;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Finds which fields of one struct need not stand in the text: constants, and fields whose only
 * uses are to count, measure or announce siblings.
 */
final class Derivations {
  private final ClassSpec spec;
  private final Usage usage;
  private final Map<String, List<String>> counts = new HashMap<>();
  private final Map<String, List<String>> lengths = new HashMap<>();
  private final Map<String, List<String>> presences = new HashMap<>();

  Derivations(ClassSpec spec, Usage usage) {
    this.spec = spec;
    this.usage = usage;
    CollectionConverters.asJava(spec.seq()).forEach(this::collect);
  }

  /** How the value of {@code field} follows from the rest. */
  Derivation of(AttrSpec field) {
    if (field.valid().isDefined() && field.valid().get() instanceof ValidationEq equal) {
      return constant(equal.value());
    }
    String id = field.id().humanReadable();
    int uses = usage.within(spec).getOrDefault(id, 0);
    if (uses == 0 || usage.reachedFromOutside(id) || field.cond().ifExpr().isDefined()) {
      return new Derivation.None();
    }
    if (counts.getOrDefault(id, List.of()).size() == 1 && uses == 1) {
      return new Derivation.CountOf(counts.get(id).get(0));
    }
    if (lengths.getOrDefault(id, List.of()).size() == 1 && uses == 1) {
      return new Derivation.LengthOf(lengths.get(id).get(0));
    }
    List<String> announced = presences.getOrDefault(id, List.of());
    return announced.size() == uses ? new Derivation.PresenceOf(announced) : new Derivation.None();
  }

  private void collect(AttrSpec field) {
    String id = field.id().humanReadable();
    if (field.cond().repeat() instanceof RepeatExpr repeat) {
      add(counts, Expressions.name(repeat.expr()), id);
    }
    if (field.cond().ifExpr().isDefined()) {
      add(presences, Expressions.nameNotZero(field.cond().ifExpr().get()), id);
    }
    DataType.BytesType bytes = bytes(field.dataType());
    if (bytes instanceof DataType.BytesLimitType limited) {
      String name = Expressions.name(limited.size());
      add(lengths, name != null ? name : Expressions.nameBefore("value", limited.size()), id);
    }
  }

  private static DataType.BytesType bytes(DataType type) {
    if (type instanceof DataType.StrFromBytesType text) {
      return text.bytes();
    }
    return type instanceof DataType.BytesType bytes ? bytes : null;
  }

  private static void add(Map<String, List<String>> map, String name, String id) {
    if (name != null) {
      map.computeIfAbsent(name, n -> new ArrayList<>()).add(id);
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
      bytes[i] = Expressions.constant(elements.get(i)).byteValue();
    }
    return new Derivation.ConstantBytes(HexFormat.of().formatHex(bytes));
  }
}

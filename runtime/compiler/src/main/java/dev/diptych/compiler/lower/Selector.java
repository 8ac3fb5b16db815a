package dev.diptych.compiler.lower;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Scope;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.compiler.schema.Types;
import dev.diptych.model.schema.ScalarKind;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;

/**
 * What decides a switch in generated code. Java has no {@code switch} over a {@code long}, which is
 * what generated code has for numbers of four unsigned bytes and more. It has one over strings: so
 * the decimals of the number decide there.
 */
final class Selector {
  private final Switches switches;
  private final Map<String, String> decimals = new HashMap<>();
  private final boolean wide;

  Selector(Switches switches, Scope scope) {
    this.switches = switches;
    this.wide = wide(switches.on(), scope.type(switches.on())) && constant();
  }

  /** The expression that decides, where the author says {@code on}. */
  Object on(Object on) {
    return wide ? "(" + on + ").to_s" : on;
  }

  /** What stands for the author's {@code key}. */
  String key(String key) {
    return wide ? decimals.getOrDefault(key, key) : key;
  }

  /** Whether {@code on}, of {@code type}, may be a {@code long} in generated code. */
  private static boolean wide(Ast.expr on, DataType type) {
    if (!(type instanceof DataType.IntType)) {
      return false;
    }
    ScalarKind kind = Types.value(type);
    if (kind != null) {
      boolean unsigned = kind.sort() == ScalarKind.Sort.UNSIGNED;
      return kind.width() > 4 || (kind.width() == 4 && unsigned);
    }
    // What is computed on the spot can be either; a value instance is declared as an int.
    return Expressions.name(on) == null || Types.bits(type) > 0;
  }

  private boolean constant() {
    for (Map.Entry<Ast.expr, Switches.Case> one : switches.cases().entrySet()) {
      if (!Expressions.isOtherwise(one.getKey())) {
        BigInteger number = Expressions.constant(one.getKey());
        if (number == null) {
          return false;
        }
        // Generated code takes eight unsigned bytes for a signed number.
        decimals.put(one.getValue().key(), "\"" + number.longValue() + "\"");
      }
    }
    return true;
  }
}

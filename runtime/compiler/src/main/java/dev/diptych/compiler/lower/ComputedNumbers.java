package dev.diptych.compiler.lower;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Scope;
import dev.diptych.compiler.ksy.Yaml;
import dev.diptych.compiler.schema.Handling;
import dev.diptych.compiler.schema.Types;
import dev.diptych.model.schema.ScalarKind;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ValueInstanceSpec;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Computed numbers that may need more than 32 bits. Generated code keeps every computed number as
 * an {@code int}, and so {@code four + 1} of a large {@code u4} as a negative one. Such a number
 * gets a second value of 64 bits, which is what the text shows.
 */
final class ComputedNumbers {
  private ComputedNumbers() {}

  /** The second values of a type, by id. */
  static Map<String, Map<String, Object>> of(
      ClassSpec spec, Map<String, Object> yaml, Scope scope) {
    Map<String, Map<String, Object>> seconds = new LinkedHashMap<>();
    Map<String, Object> wanted = Yaml.map(yaml, "instances");
    CollectionConverters.asJava(spec.instances())
        .forEach(
            (name, instance) -> {
              String id = name.humanReadable();
              boolean narrow =
                  instance instanceof ValueInstanceSpec value
                      && value.dataTypeOpt().isDefined()
                      && value.dataTypeOpt().get() == DataType.CalcIntType$.MODULE$
                      && isWide(value.value(), scope);
              if (narrow) {
                Map<String, Object> second = new LinkedHashMap<>(Yaml.map(wanted, id));
                second.keySet().retainAll(Set.of("value", "if"));
                seconds.put(Handling.LONG + id, second);
              }
            });
    return seconds;
  }

  /** Whether anything in {@code expression} has more than 32 bits, its sign counted. */
  private static boolean isWide(Ast.expr expression, Scope scope) {
    AtomicBoolean wide = new AtomicBoolean();
    Expressions.walk(
        expression,
        part -> {
          BigInteger constant = Expressions.constant(part);
          boolean one = constant == null ? isWide(scope.type(part)) : constant.bitLength() > 31;
          wide.compareAndSet(false, one);
        });
    return wide.get();
  }

  private static boolean isWide(DataType type) {
    ScalarKind kind = type == null ? null : Types.value(type);
    if (kind != null && !kind.isFloat()) {
      return kind.width() > 4 || (kind.width() == 4 && kind.sort() == ScalarKind.Sort.UNSIGNED);
    }
    return type != null && Types.bits(type) > 31;
  }
}

package dev.diptych.generator.kaitai;

import dev.diptych.ir.ValueType;
import io.kaitai.struct.ClassTypeProvider;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.translators.TypeDetector;
import org.jspecify.annotations.Nullable;
import scala.NotImplementedError;
import scala.Option;

/** The types of the expressions of one member of a type. */
final class Scope {
  private final ClassSpecs specs;
  private final ClassSpec spec;
  private final Option<DataType> element;
  private @Nullable TypeDetector detector;

  /**
   * A scope.
   *
   * @param specs all modules
   * @param spec the type with the member
   * @param element the type of {@code _}, if there is one
   */
  Scope(ClassSpecs specs, ClassSpec spec, Option<DataType> element) {
    this.specs = specs;
    this.spec = spec;
    this.element = element;
  }

  /** The type of {@code expression}, or null where the compiler does not know it. */
  @Nullable ValueType type(Ast.expr expression) {
    try {
      return TypeReader.valueType(detector().detectType(expression));
    } catch (RuntimeException | NotImplementedError e) {
      // It depends on more than its own type, for example on the element of an array.
      return null;
    }
  }

  private TypeDetector detector() {
    if (detector == null) {
      ClassTypeProvider types = new ClassTypeProvider(specs, top(spec));
      types.nowClass_$eq(spec);
      types._currentIteratorType_$eq(element);
      detector = new TypeDetector(types);
    }
    return detector;
  }

  /** What {@code _root} is: each module has its own. */
  private static ClassSpec top(ClassSpec spec) {
    return spec.upClass().isDefined() ? top(spec.upClass().get()) : spec;
  }
}

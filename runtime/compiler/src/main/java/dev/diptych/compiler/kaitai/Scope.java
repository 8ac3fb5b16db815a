package dev.diptych.compiler.kaitai;

import io.kaitai.struct.ClassTypeProvider;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ClassSpec;
import io.kaitai.struct.format.ClassSpecs;
import io.kaitai.struct.translators.TypeDetector;
import scala.NotImplementedError;
import scala.Option;

/** What the expressions of one type of a spec are, as the compiler finds out. */
public final class Scope {
  private final TypeDetector detector;

  /**
   * The scope of a type.
   *
   * @param specs all that there are
   * @param spec the type whose expressions are asked for
   */
  public Scope(ClassSpecs specs, ClassSpec spec) {
    this(specs, spec, null);
  }

  /**
   * The scope of a field.
   *
   * @param specs all that there are
   * @param spec the type whose expressions are asked for
   * @param element what {@code _} is there, or null
   */
  public Scope(ClassSpecs specs, ClassSpec spec, DataType element) {
    ClassTypeProvider types = new ClassTypeProvider(specs, top(spec));
    types.nowClass_$eq(spec);
    types._currentIteratorType_$eq(Option.apply(element));
    this.detector = new TypeDetector(types);
  }

  /** The type of {@code expression}, or null where the compiler cannot tell. */
  public DataType type(Ast.expr expression) {
    try {
      return detector.detectType(expression);
    } catch (RuntimeException | NotImplementedError e) {
      // It depends on more than the type that it stands in, such as the element of an array.
      return null;
    }
  }

  /** What {@code _root} is: each module has its own. */
  private static ClassSpec top(ClassSpec spec) {
    return spec.upClass().isDefined() ? top(spec.upClass().get()) : spec;
  }
}

package dev.diptych.compiler.load;

import dev.diptych.ir.Spec;
import dev.diptych.ksy.SpecException;
import java.io.IOException;
import java.util.Map;

/** Compiles Java. It does not mention the compiler API of the platform, which a JRE lacks. */
@FunctionalInterface
interface SourceCompiler {
  /**
   * Compiles {@code sources} and returns the classes by name.
   *
   * @param spec the spec that they were generated from
   * @param sources contents by file name
   * @throws SpecException where they are rejected, or where there is no compiler
   * @throws IOException where the libraries of Java cannot be read
   */
  Map<String, byte[]> compile(Spec spec, Map<String, String> sources)
      throws SpecException, IOException;
}

package dev.diptych.compiler.load;

import dev.diptych.compiler.SpecException;
import dev.diptych.compiler.ir.Spec;
import java.io.IOException;
import java.util.Map;

/**
 * Compiles Java. It hides what the Java platform calls a compiler: a platform without one lacks the
 * very name, too.
 */
@FunctionalInterface
interface SourceCompiler {
  /**
   * The classes, by name, that {@code sources} give.
   *
   * @param spec what they were generated from
   * @param sources contents by file name
   * @throws SpecException where they are refused, or where there is no compiler
   * @throws IOException where the libraries of Java cannot be read
   */
  Map<String, byte[]> compile(Spec spec, Map<String, String> sources)
      throws SpecException, IOException;
}

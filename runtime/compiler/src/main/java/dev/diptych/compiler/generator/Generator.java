package dev.diptych.compiler.generator;

import dev.diptych.compiler.SpecSource;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Generates parsers from specs. It links code under the GPL and need not be installed. */
public interface Generator {
  /** The implementing class, with a public no-argument constructor. */
  String IMPLEMENTATION = "dev.diptych.generator.KaitaiGenerator";

  /** The artifact that has it. */
  String ARTIFACT = "dev.diptych:diptych-generator";

  /** The name and version of the compiler that generates parsers. */
  String compiler();

  /** Names of the languages for which parsers can be generated. */
  List<String> languages();

  /**
   * Prepares the sources of one request.
   *
   * @throws IllegalArgumentException with a message for users, if the request is invalid
   */
  SourceGenerator sources(GenerateRequest request);

  /**
   * The Java that Kaitai Struct generates from a spec, without descriptions, for a second reading.
   *
   * @param javaPackage its package
   * @return sources by file name, or why there are none
   * @throws IOException if the spec cannot be read
   */
  Result<Map<String, String>> plainSources(SpecSource spec, String javaPackage) throws IOException;
}

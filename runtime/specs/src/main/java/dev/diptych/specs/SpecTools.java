package dev.diptych.specs;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The spec compiler, which is an optional component. */
public interface SpecTools {
  /** The implementing class, with a public no-argument constructor. */
  String IMPLEMENTATION = "dev.diptych.spectools.KaitaiSpecTools";

  /**
   * Creates an engine for the format of a spec, or returns why the spec is rejected.
   *
   * @param cache folder for compiled specs; null to disable the cache
   * @throws IOException if the spec cannot be read
   */
  Result<SpecEngine> engine(SpecSource spec, @Nullable Path cache) throws IOException;

  /**
   * Loads a spec for reports, or returns why it is rejected.
   *
   * @param cache folder for compiled specs; null to disable the cache
   * @throws IOException if the spec cannot be read
   */
  Result<LoadedView> view(SpecSource spec, @Nullable Path cache) throws IOException;

  /**
   * The Java that Kaitai Struct generates from a spec, without descriptions, for a second reading.
   *
   * @param javaPackage its package
   * @return sources by file name, or why there are none
   * @throws IOException if the spec cannot be read
   */
  Result<Map<String, String>> plainSources(SpecSource spec, String javaPackage) throws IOException;

  /** The name and version of the compiler that generates parsers. */
  String compiler();

  /** The codes of the differences between two specs. */
  Set<String> differenceCodes();

  /** Names of the languages for which parsers can be generated. */
  List<String> languages();

  /**
   * Creates a generator.
   *
   * @throws IllegalArgumentException with a message for users, if the request is invalid
   */
  SourceGenerator generator(GenerateRequest request);
}

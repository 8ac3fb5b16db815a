package dev.diptych.specs;

import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The part that compiles specs. */
public interface SpecTools {
  /** The class that implements this, with a public constructor without parameters. */
  String IMPLEMENTATION = "dev.diptych.compiler.tools.KaitaiSpecTools";

  /**
   * An engine for the format of a spec and no other, or why the spec is refused.
   *
   * @param cache where compiled specs are kept; null where they are not
   * @throws IOException where the spec cannot be read
   */
  Result<SpecEngine> engine(SpecSource spec, Path cache) throws IOException;

  /**
   * A spec to be looked at, or why it is refused.
   *
   * @param cache where compiled specs are kept; null where they are not
   * @throws IOException where the spec cannot be read
   */
  Result<LoadedView> view(SpecSource spec, Path cache) throws IOException;

  /** The names of the languages that parsers can be generated in. */
  List<String> languages();

  /**
   * A generator of parsers.
   *
   * @throws IllegalArgumentException with a sentence, where the request makes no sense
   */
  SourceGenerator generator(GenerateRequest request);
}

package dev.diptych.generator;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.generator.GenerateRequest;
import dev.diptych.compiler.generator.Generator;
import dev.diptych.compiler.generator.SourceGenerator;
import dev.diptych.generator.kaitai.KaitaiCompiler;
import dev.diptych.generator.language.Languages;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Result;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The generator, with the Kaitai Struct compiler. */
public final class KaitaiGenerator implements Generator {
  /** Public because a user creates an instance by the name of the class. */
  public KaitaiGenerator() {}

  @Override
  public String compiler() {
    return "kaitai-struct-compiler " + KaitaiCompiler.version();
  }

  @Override
  public List<String> languages() {
    return Languages.names();
  }

  @Override
  public SourceGenerator sources(GenerateRequest request) {
    return KaitaiSources.of(request);
  }

  @Override
  public Result<Map<String, String>> plainSources(SpecSource spec, String javaPackage)
      throws IOException {
    try {
      return Result.of(PlainSources.of(spec, javaPackage), List.of());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }
}

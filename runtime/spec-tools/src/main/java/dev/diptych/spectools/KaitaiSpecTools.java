package dev.diptych.spectools;

import dev.diptych.compiler.generate.PlainSources;
import dev.diptych.compiler.generate.language.Languages;
import dev.diptych.compiler.kaitai.KaitaiCompiler;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.GenerateRequest;
import dev.diptych.specs.LoadedView;
import dev.diptych.specs.SourceGenerator;
import dev.diptych.specs.SpecEngine;
import dev.diptych.specs.SpecSource;
import dev.diptych.specs.SpecTools;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.SpecDiff;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The spec tools of the command, with the Kaitai Struct compiler. */
public final class KaitaiSpecTools implements SpecTools {
  /** Public because the command creates an instance by the name of the class. */
  public KaitaiSpecTools() {}

  @Override
  public Result<SpecEngine> engine(SpecSource spec, @Nullable Path cache) throws IOException {
    try {
      LoadedSpec loaded = new SpecLoader(cache).load(spec.ksy(), spec.importPath());
      Twin twin = Twin.of(loaded.schema(), loaded.spec());
      // Notes on style are for the authors of a spec, not for its users.
      return Result.of(new SpecEngine(twin, loaded.files()), loaded.notes());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }

  @Override
  public Result<LoadedView> view(SpecSource spec, @Nullable Path cache) throws IOException {
    try {
      SpecView view = SpecView.load(new SpecLoader(cache), spec.ksy(), spec.importPath());
      return Result.of(new KaitaiView(view), view.loaded().warnings());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }

  @Override
  public Result<Map<String, String>> plainSources(SpecSource spec, String javaPackage)
      throws IOException {
    try {
      return Result.of(PlainSources.of(spec.ksy(), spec.importPath(), javaPackage), List.of());
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }

  @Override
  public String compiler() {
    return "kaitai-struct-compiler " + KaitaiCompiler.version();
  }

  @Override
  public Set<String> differenceCodes() {
    return SpecDiff.codes();
  }

  @Override
  public List<String> languages() {
    return Languages.names();
  }

  @Override
  public SourceGenerator generator(GenerateRequest request) {
    return KaitaiSources.of(request);
  }
}

package dev.diptych.spectools;

import dev.diptych.compiler.generate.language.Language;
import dev.diptych.compiler.generate.language.LanguageSources;
import dev.diptych.compiler.generate.language.Languages;
import dev.diptych.compiler.generate.language.PackageName;
import dev.diptych.compiler.generate.language.SourceRequest;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.GenerateRequest;
import dev.diptych.specs.SourceGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Generates parsers for the command. */
record KaitaiSources(SourceRequest request) implements SourceGenerator {
  static KaitaiSources of(GenerateRequest asked) {
    String name = asked.packageName();
    return new KaitaiSources(
        new SourceRequest(
            asked.spec().ksy(),
            asked.spec().importPath(),
            Languages.of(asked.languages()),
            name == null ? PackageName.NONE : PackageName.parse(name),
            asked.readOnly()));
  }

  @Override
  public Result<Map<String, String>> sources() throws IOException {
    return LanguageSources.of(request);
  }

  @Override
  public List<String> languages() {
    return request.languages().stream().map(Language::id).sorted().toList();
  }
}

package dev.diptych.generator;

import dev.diptych.compiler.generator.GenerateRequest;
import dev.diptych.compiler.generator.SourceGenerator;
import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.Languages;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.model.diagnostic.Result;
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

package dev.diptych.spectools.fuzz;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.generator.language.Language;
import dev.diptych.generator.language.LanguageSources;
import dev.diptych.generator.language.PackageName;
import dev.diptych.generator.language.SourceRequest;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.spectools.check.SpecReport;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.reference.SpecDocs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Does with one spec all that the commands do. */
final class Trial {
  /** How much is done: loading takes most of the time. */
  enum Depth {
    LOAD,
    VIEWS,
    LANGUAGES
  }

  private Trial() {}

  /** Everything that is found about {@code spec}; what is thrown besides refusals is thrown on. */
  static List<Diagnostic> of(Path spec, Depth depth) throws IOException {
    List<Diagnostic> found = new ArrayList<>();
    try {
      SpecView view = new SpecView(SpecLoader.load(spec, List.of(spec.getParent())));
      found.addAll(view.loaded().warnings());
      if (depth != Depth.LOAD) {
        SpecReport.lines("spec", view, 0, false);
        SpecReport.lines("spec", view, 0, true);
        SpecDocs.markdown(view);
        SpecDocs.html(view);
        Example.of("spec", view);
      }
    } catch (SpecException e) {
      found.addAll(e.diagnostics());
    }
    if (depth == Depth.LANGUAGES) {
      found.addAll(generated(spec));
    }
    return found;
  }

  private static List<Diagnostic> generated(Path spec) throws IOException {
    Set<Language> all = EnumSet.allOf(Language.class);
    List<Path> imports = List.of(spec.getParent());
    return LanguageSources.of(new SourceRequest(spec, imports, all, PackageName.NONE, false))
        .diagnostics();
  }
}

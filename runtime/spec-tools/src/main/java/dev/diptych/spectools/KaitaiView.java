package dev.diptych.spectools;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.specs.LoadedView;
import dev.diptych.specs.SpecChanges;
import dev.diptych.specs.SpecExample;
import dev.diptych.spectools.check.SpecReport;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.SpecDiff;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.reference.SpecDocs;
import java.nio.file.Path;
import java.util.List;

/** The view of the command on an accepted spec. */
record KaitaiView(SpecView view) implements LoadedView {
  @Override
  public List<Path> files() {
    return view.loaded().files();
  }

  @Override
  public List<Diagnostic> notes() {
    return view.loaded().notes();
  }

  @Override
  public List<String> report(String name, long warnings, boolean verbose) {
    return SpecReport.lines(name, view, warnings, verbose);
  }

  @Override
  public SpecExample example(String name) {
    return Example.of(name, view);
  }

  @Override
  public String markdown() {
    return SpecDocs.markdown(view);
  }

  @Override
  public String html() {
    return SpecDocs.html(view);
  }

  @Override
  public SpecChanges since(LoadedView old) {
    return SpecDiff.of(((KaitaiView) old).view, view);
  }
}

package dev.diptych.spectools;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.SpecThread;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.spectools.check.SpecReport;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.SpecDiff;
import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.SpecExample;
import dev.diptych.spectools.reference.SpecDocs;
import dev.diptych.spectools.sample.SampleReport;
import dev.diptych.spectools.sample.Sampler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A valid spec, for reports and documentation. */
public final class LoadedView {
  private final SpecView view;

  private LoadedView(SpecView view) {
    this.view = view;
  }

  /**
   * Loads a spec with its warnings, or returns why it is rejected.
   *
   * @throws IOException if the spec cannot be read
   */
  public static Result<LoadedView> load(SpecSource spec) throws IOException {
    try {
      return SpecThread.call(
          spec.ksy(),
          () -> {
            LoadedSpec loaded = SpecLoader.load(spec);
            return Result.of(new LoadedView(new SpecView(loaded)), loaded.warnings());
          });
    } catch (SpecException e) {
      return Result.failed(e.diagnostics());
    }
  }

  /** The spec and every file that was looked up for its imports, present or not. */
  public List<Path> files() {
    return view.loaded().files();
  }

  /**
   * A page on what decides how texts of the format are written.
   *
   * @param name the name of the spec in messages
   * @param warnings how many the user has got
   * @param verbose whether to show every field in both faces, instead of a page
   */
  public List<String> report(String name, long warnings, boolean verbose) {
    return SpecReport.lines(name, view, warnings, verbose);
  }

  /**
   * An example text.
   *
   * @param name the name of the spec in messages
   */
  public SpecExample example(String name) {
    return Example.of(name, view);
  }

  /**
   * Files that differ, and what they reach.
   *
   * @param count how many at most
   * @param seed the same number gives the same files
   */
  public SampleReport samples(int count, long seed) {
    return Sampler.of(view, count, seed);
  }

  /** The reference documentation as Markdown. */
  public String markdown() {
    return SpecDocs.markdown(view);
  }

  /** The reference documentation as HTML. */
  public String html() {
    return SpecDocs.html(view);
  }

  /** The changes since {@code before}. */
  public SpecChanges since(LoadedView before) {
    return SpecDiff.of(before.view, view);
  }
}

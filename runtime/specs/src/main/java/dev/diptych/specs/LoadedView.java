package dev.diptych.specs;

import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Path;
import java.util.List;

/** A valid spec, for reports and documentation. */
public interface LoadedView {
  /** The spec and every file where its imports were looked for, whether it exists or not. */
  List<Path> files();

  /** Diagnostics about loading, not about the spec itself. */
  List<Diagnostic> notes();

  /**
   * A page on what decides how texts of the format are written.
   *
   * @param name the name of the spec in messages
   * @param warnings how many the user has got
   * @param verbose whether to show every field in both faces, instead of a page
   */
  List<String> report(String name, long warnings, boolean verbose);

  /** An example text; {@code name} is the name of the spec in messages. */
  SpecExample example(String name);

  /** The reference documentation as Markdown. */
  String markdown();

  /** The reference documentation as HTML. */
  String html();

  /**
   * The changes since another spec.
   *
   * @param old a view created by the same tools
   */
  SpecChanges since(LoadedView old);
}

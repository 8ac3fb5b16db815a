package dev.diptych.specs;

import dev.diptych.model.diagnostic.Diagnostic;
import java.nio.file.Path;
import java.util.List;

/** A spec that was accepted, to be looked at. */
public interface LoadedView {
  /** The spec, and every file that its imports were looked for in, there or not. */
  List<Path> files();

  /** What there is to say about how it was loaded, and not about the spec itself. */
  List<Diagnostic> notes();

  /** Lines that tell what becomes of each field; {@code name} is what people call the spec. */
  List<String> report(String name);

  /** An example text; {@code name} is what people call the spec. */
  SpecExample example(String name);

  /** A reference of both faces as Markdown. */
  String markdown();

  /** The same as a page of HTML. */
  String html();

  /**
   * What changed since another spec.
   *
   * @param old a view that the same tools have made
   */
  SpecChanges since(LoadedView old);
}

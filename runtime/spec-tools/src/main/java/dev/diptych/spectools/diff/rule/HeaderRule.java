package dev.diptych.spectools.diff.rule;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.FormatName;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import java.util.List;

/** {@code header-changed}: the line that texts begin with is another, by which they are known. */
final class HeaderRule implements SpecRule {
  @Override
  public void compare(SpecPair specs, Changes changes) {
    String was = header(specs.old());
    String is = header(specs.now());
    if (!was.equals(is)) {
      Location at = specs.now().place(specs.now().root().type().name(), List.of());
      String message = FieldPair.change("the first line of a text", was, is);
      changes.report("header-changed", Impact.TEXTS, path(specs), at, message);
    }
  }

  static String path(SpecPair specs) {
    return specs.now().simple(specs.now().root().type().name());
  }

  private static String header(SpecView spec) {
    FormatName format = spec.schema().format();
    String layout = format.layout() == null ? "" : " with layout = " + format.layout();
    return "'" + format.title() + " Ver " + format.version() + "'" + layout;
  }
}

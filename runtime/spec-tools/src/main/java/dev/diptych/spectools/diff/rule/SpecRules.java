package dev.diptych.spectools.diff.rule;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.FormatName;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import java.util.List;

/** Changes of a spec as a whole. */
final class SpecRules {
  private SpecRules() {}

  /** {@code header-changed}: the header line of texts changed, which identifies the format. */
  static void header(SpecPair specs, Changes changes) {
    String was = headerOf(specs.before());
    String is = headerOf(specs.after());
    if (!was.equals(is)) {
      Location at = specs.after().place(specs.after().root().type().name(), List.of());
      String message = FieldPair.change("the first line of a text", was, is);
      changes.report("header-changed", specs, path(specs), at, each -> Impact.TEXTS, message);
    }
  }

  static String path(SpecPair specs) {
    return specs.after().simple(specs.after().root().type().name());
  }

  private static String headerOf(SpecView spec) {
    FormatName format = spec.schema().format();
    String layout = format.layout() == null ? "" : " with layout = " + format.layout();
    return "'" + format.title() + " Ver " + format.version() + "'" + layout;
  }

  /**
   * {@code refusal-added}, {@code refusal-removed}: all files are rejected, or are no longer
   * rejected.
   */
  static void refusal(SpecPair specs, Changes changes) {
    boolean was = specs.before().schema().refusal() != null;
    boolean is = specs.after().schema().refusal() != null;
    String root = specs.after().root().type().name();
    Location at = specs.after().place(root, List.of("-twin-refuse"));
    if (is && !was) {
      String message = "files are now recognised and rejected";
      changes.report("refusal-added", specs, path(specs), at, SpecRules::refused, message);
    } else if (was && !is) {
      String message = "files were rejected and are now accepted";
      changes.report("refusal-removed", specs, path(specs), at, SpecRules::refused, message);
    }
  }

  private static Impact refused(SpecPair specs) {
    boolean was = specs.before().schema().refusal() != null;
    boolean is = specs.after().schema().refusal() != null;
    return is && !was ? Impact.BOTH : Impact.COMPATIBLE;
  }
}

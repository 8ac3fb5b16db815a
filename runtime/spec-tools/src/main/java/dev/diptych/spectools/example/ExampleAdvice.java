package dev.diptych.spectools.example;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.choose.NestingDepths;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Explains why a spec has no example, with hints.
 *
 * @param name the name of the spec
 * @param spec the spec
 */
record ExampleAdvice(String name, SpecView spec) {
  private static final String CODE = "no-example";

  /** No finite example exists. */
  Diagnostic endless() {
    Location at = new Location.Whole(name);
    NestingDepths heights = new NestingDepths(spec);
    StructView struct = spec.root();
    Set<String> seen = new HashSet<>();
    FieldView field = heights.endless(struct);
    while (field != null && seen.add(struct.type().name())) {
      struct = spec.struct(heights.within(struct, field));
      field = heights.endless(struct);
    }
    if (field == null) {
      String message = "no finite example exists: its structs always contain themselves";
      return Diagnostic.warning(CODE, at, message, "make one of them optional");
    }
    String kind = spec.simple(struct.type().name());
    String id = field.field().id();
    String message = "no finite example exists: each %s contains another one in %s";
    String help = "let %s end: give it an `if`, a number of elements, or a case without a %s in it";
    return Diagnostic.warning(CODE, at, message.formatted(kind, id), help.formatted(id, kind));
  }

  /** The example was rejected with {@code errors}. */
  Diagnostic refused(List<Diagnostic> errors) {
    Diagnostic first = errors.get(0);
    List<String> help = new ArrayList<>();
    if (first.location() instanceof Location.InText text) {
      int line = text.source().position(text.span().start()).line();
      help.add("line " + line + " of the example shows it");
    }
    help.addAll(first.help());
    help.add("change the contradicting values, then compile it");
    String message = "this example does not compile yet: " + first.message();
    return Diagnostic.warning(CODE, new Location.Whole(name), message, help.toArray(String[]::new));
  }
}

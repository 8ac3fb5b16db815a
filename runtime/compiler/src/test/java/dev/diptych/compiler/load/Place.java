package dev.diptych.compiler.load;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;

/** Places as tests spell them: {@code file:line:column text}. */
final class Place {
  private Place() {}

  static String of(Diagnostic diagnostic) {
    if (diagnostic.location() instanceof Location.InText at) {
      String text = at.source().text(at.span());
      String place = at.name() + ":" + at.source().position(at.span().start());
      return (place + " " + text).strip();
    }
    return diagnostic.location().name();
  }
}

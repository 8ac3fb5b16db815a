package dev.diptych.animation.authoring;

import dev.diptych.model.source.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The definitions of the gestures that every text knows. */
final class BuiltInGestures {
  private static final String FILE = "gestures.twin";

  private BuiltInGestures() {}

  /** The text with the definitions. */
  static Source source() {
    try (InputStream file = BuiltInGestures.class.getResourceAsStream(FILE)) {
      return new Source(FILE, Objects.requireNonNull(file).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

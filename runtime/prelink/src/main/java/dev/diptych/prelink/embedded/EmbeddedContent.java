package dev.diptych.prelink.embedded;

import org.jspecify.annotations.Nullable;

/** The content of no file. In the first jar, a generated class has its place. */
final class EmbeddedContent {
  private EmbeddedContent() {}

  /** The bytes of the file {@code path} as characters up to U+00FF; null if it is not embedded. */
  static @Nullable String of(String path) {
    return null;
  }
}

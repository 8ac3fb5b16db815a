package dev.diptych.spi;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The texts that are open in an editor, which may not be saved. */
@FunctionalInterface
public interface OpenTexts {
  /** Only files. */
  OpenTexts NONE = file -> null;

  /** The open text of {@code file}, a real path; null if it is not open. */
  byte @Nullable [] bytes(Path file);
}

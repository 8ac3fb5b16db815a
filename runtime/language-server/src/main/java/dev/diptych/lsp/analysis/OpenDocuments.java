package dev.diptych.lsp.analysis;

import dev.diptych.lsp.document.Document;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The documents that are open in the editor. Thread-safe. */
@FunctionalInterface
public interface OpenDocuments {
  /** The current version of the document of {@code file}, a real path; null if it is not open. */
  @Nullable Document of(Path file);
}

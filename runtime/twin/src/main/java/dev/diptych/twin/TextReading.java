package dev.diptych.twin;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.syntax.SyntaxTree;
import org.jspecify.annotations.Nullable;

/**
 * A text that was read as a plain text.
 *
 * @param opened the document, or the errors of the text
 * @param tree the text if it was rejected, perhaps because it is in the other dialect; null if it
 *     was opened
 */
public record TextReading(Result<Opened> opened, @Nullable SyntaxTree tree) {}

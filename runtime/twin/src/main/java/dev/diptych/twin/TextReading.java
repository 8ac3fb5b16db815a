package dev.diptych.twin;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.syntax.SyntaxTree;
import org.jspecify.annotations.Nullable;

/**
 * A text that was read.
 *
 * @param opened the document, or the errors of the text; an authored text may have none
 * @param tree the text, if it is authored or was rejected; null if it was opened
 */
public record TextReading(Result<LocatedDocument> opened, @Nullable SyntaxTree tree) {}

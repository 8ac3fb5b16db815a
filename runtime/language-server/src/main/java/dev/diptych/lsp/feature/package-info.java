/**
 * The answers to requests of an editor, one class each: functions of a document and a position.
 * They know neither the connection nor other versions of the document.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.feature;

import org.jspecify.annotations.NullMarked;

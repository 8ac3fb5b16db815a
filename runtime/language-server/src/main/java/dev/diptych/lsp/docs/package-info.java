/**
 * What an editor shows about the parts of a schema, as Markdown.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.lsp.docs;

import org.jspecify.annotations.NullMarked;

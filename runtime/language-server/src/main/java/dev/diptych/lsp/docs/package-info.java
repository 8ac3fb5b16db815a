/** What an editor shows about the parts of a schema, as Markdown. */
@NullMarked
package dev.diptych.lsp.docs;

import org.jspecify.annotations.NullMarked;

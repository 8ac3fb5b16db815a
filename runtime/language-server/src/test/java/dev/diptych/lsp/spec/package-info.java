/** What editors show of specs. */
@NullMarked
package dev.diptych.lsp.spec;

import org.jspecify.annotations.NullMarked;

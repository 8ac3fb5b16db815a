/** The features of the language server: answers about marked texts, and laws. */
@NullMarked
package dev.diptych.conformance.lsp.feature;

import org.jspecify.annotations.NullMarked;

/**
 * The expression language of specs: text to trees with places, and syntax errors.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.ksy.expression;

import org.jspecify.annotations.NullMarked;

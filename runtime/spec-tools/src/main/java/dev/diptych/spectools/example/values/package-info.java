/**
 * The values of an example under construction, and the evaluation of expressions on them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.example.values;

import org.jspecify.annotations.NullMarked;

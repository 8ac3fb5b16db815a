/**
 * Prints diagnostics and text for users.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.render;

import org.jspecify.annotations.NullMarked;

/**
 * The command {@code view}.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.view;

import org.jspecify.annotations.NullMarked;

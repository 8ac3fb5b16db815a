/**
 * The editing commands: their options, and which edit runs for which format.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.edit.command;

import org.jspecify.annotations.NullMarked;

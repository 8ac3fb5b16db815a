/** The editing commands: their options, and which edit runs for which format. */
@NullMarked
package dev.diptych.animation.edit.command;

import org.jspecify.annotations.NullMarked;

/** Conversions between motions and input animations, and the commands for them. */
@NullMarked
package dev.diptych.animation.convert;

import org.jspecify.annotations.NullMarked;

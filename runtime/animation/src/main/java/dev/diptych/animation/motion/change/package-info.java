/** Changes to all rotations of a motion, and the commands for them. */
@NullMarked
package dev.diptych.animation.motion.change;

import org.jspecify.annotations.NullMarked;

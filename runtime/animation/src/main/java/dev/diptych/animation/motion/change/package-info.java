/** Changes to all rotations of a motion, and the commands for them. */
package dev.diptych.animation.motion.change;

/** The parents of bones, which a motion does not contain and the user provides. */
@NullMarked
package dev.diptych.animation.motion.hierarchy;

import org.jspecify.annotations.NullMarked;

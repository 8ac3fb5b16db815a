/** The parents of bones, which a motion does not contain and the user provides. */
package dev.diptych.animation.motion.hierarchy;

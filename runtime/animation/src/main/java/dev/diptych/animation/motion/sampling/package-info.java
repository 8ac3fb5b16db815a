/** The values of a track between its keys. */
package dev.diptych.animation.motion.sampling;

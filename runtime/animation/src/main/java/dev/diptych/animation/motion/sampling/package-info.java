/** The values of a track between its keys. */
@NullMarked
package dev.diptych.animation.motion.sampling;

import org.jspecify.annotations.NullMarked;

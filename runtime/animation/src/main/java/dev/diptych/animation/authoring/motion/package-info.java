/** The words of motions of Mikoto, whose keys are whole frames. */
@NullMarked
package dev.diptych.animation.authoring.motion;

import org.jspecify.annotations.NullMarked;

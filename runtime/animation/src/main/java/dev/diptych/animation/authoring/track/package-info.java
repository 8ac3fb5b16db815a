/** Reads rows of words as tracks: keys with easings, and the values between them. */
@NullMarked
package dev.diptych.animation.authoring.track;

import org.jspecify.annotations.NullMarked;

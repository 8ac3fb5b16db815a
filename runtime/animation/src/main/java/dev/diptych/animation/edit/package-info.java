/** Commands that edit animations: cut, join, stretch, mirror, resample, thin and convert them. */
@NullMarked
package dev.diptych.animation.edit;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.diptych.animation.compare;

import org.jspecify.annotations.NullMarked;

/** The scenes that a viewer shows of input animations and motions. */
@NullMarked
package dev.diptych.animation.scene;

import org.jspecify.annotations.NullMarked;

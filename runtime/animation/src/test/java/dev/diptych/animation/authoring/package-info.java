@NullMarked
package dev.diptych.animation.authoring;

import org.jspecify.annotations.NullMarked;

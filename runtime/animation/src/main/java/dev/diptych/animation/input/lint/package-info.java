/** Lints for input animations: what MRTK and Unity reject, ignore, or play differently. */
@NullMarked
package dev.diptych.animation.input.lint;

import org.jspecify.annotations.NullMarked;

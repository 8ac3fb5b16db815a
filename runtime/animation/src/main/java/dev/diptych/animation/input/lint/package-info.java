/** Lints for input animations: what MRTK and Unity reject, ignore, or play differently. */
package dev.diptych.animation.input.lint;

/** Conversions between motions and input animations, and the commands for them. */
package dev.diptych.animation.convert;

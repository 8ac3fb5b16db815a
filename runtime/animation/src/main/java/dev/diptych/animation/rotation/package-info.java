/**
 * Rotations as four curves that belong together: where all of them have a key, how the recorder of
 * MRTK 2.6.0 to 2.7.2 damages them, and what they were before.
 */
package dev.diptych.animation.rotation;

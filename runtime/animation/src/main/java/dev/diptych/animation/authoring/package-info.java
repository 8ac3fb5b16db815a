/**
 * The words of authored input animations: targets, paths, rotations, easings and gestures, which
 * expand to keys.
 */
@NullMarked
package dev.diptych.animation.authoring;

import org.jspecify.annotations.NullMarked;

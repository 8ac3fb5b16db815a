/**
 * Animations as glTF 2.0: nodes that move, sampled so that players of glTF show within a tolerance
 * what the animation plays.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.gltf;

import org.jspecify.annotations.NullMarked;

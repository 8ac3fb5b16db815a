/**
 * BVH, the text in which programs for motion capture exchange skeletons: motions are written to it,
 * and made of it.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.animation.bvh;

import org.jspecify.annotations.NullMarked;

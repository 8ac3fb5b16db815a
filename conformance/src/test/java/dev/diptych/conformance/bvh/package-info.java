/** The BVH files that {@code export} writes and {@code import} reads, and an own reader of them. */
@NullMarked
package dev.diptych.conformance.bvh;

import org.jspecify.annotations.NullMarked;

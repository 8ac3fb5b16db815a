/**
 * What the build step adds to the first jar.
 *
 * <p>It knows nothing of Diptych, and nothing of the build step.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.prelink.embedded;

import org.jspecify.annotations.NullMarked;

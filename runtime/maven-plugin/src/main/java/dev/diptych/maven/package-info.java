/**
 * The goals of the Maven plugin.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.maven;

import org.jspecify.annotations.NullMarked;

/**
 * Types that all modules share. Depends on nothing.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.model;

import org.jspecify.annotations.NullMarked;

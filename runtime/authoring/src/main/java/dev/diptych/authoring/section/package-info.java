/**
 * Blocks after evaluation, and what the schema knows about them.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.authoring.section;

import org.jspecify.annotations.NullMarked;

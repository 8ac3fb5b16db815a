/**
 * Files of a spec that differ: which cases, lengths and numbers they have, and which none can have.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.sample;

import org.jspecify.annotations.NullMarked;

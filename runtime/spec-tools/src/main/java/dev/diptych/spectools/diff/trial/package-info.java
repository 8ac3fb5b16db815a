/**
 * Generated files of one spec, read by the other one: the evidence for the verdicts.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.diff.trial;

import org.jspecify.annotations.NullMarked;

/** Generated files of one spec, read by the other one: the evidence for the verdicts. */
@NullMarked
package dev.diptych.spectools.diff.trial;

import org.jspecify.annotations.NullMarked;

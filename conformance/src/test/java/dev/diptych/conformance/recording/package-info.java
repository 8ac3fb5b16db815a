/** Recordings of hands by other programs: what is read and written is theirs, number by number. */
@NullMarked
package dev.diptych.conformance.recording;

import org.jspecify.annotations.NullMarked;

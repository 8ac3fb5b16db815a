/** Edited texts whose offsets follow, read by readers that share no code with the runtime. */
@NullMarked
package dev.diptych.conformance.offsets;

import org.jspecify.annotations.NullMarked;

/** Diagnostics as data. Rendering them is up to the caller. */
@NullMarked
package dev.diptych.model.diagnostic;

import org.jspecify.annotations.NullMarked;

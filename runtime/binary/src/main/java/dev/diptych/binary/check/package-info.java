/** Checks values against the spec before they are written, and locates failures of writing. */
@NullMarked
package dev.diptych.binary.check;

import org.jspecify.annotations.NullMarked;

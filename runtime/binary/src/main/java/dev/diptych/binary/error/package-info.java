/** Wording of diagnostics that decoding and encoding share. */
@NullMarked
package dev.diptych.binary.error;

import org.jspecify.annotations.NullMarked;

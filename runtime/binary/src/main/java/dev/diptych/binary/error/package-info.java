/** Wording of diagnostics that decoding and encoding share. */
package dev.diptych.binary.error;

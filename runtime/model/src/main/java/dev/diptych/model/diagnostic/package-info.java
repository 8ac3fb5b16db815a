/** Diagnostics as data. Rendering them is up to the caller. */
package dev.diptych.model.diagnostic;

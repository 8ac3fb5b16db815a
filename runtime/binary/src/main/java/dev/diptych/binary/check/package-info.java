/** Checks values against the spec before they are written, and locates failures of writing. */
package dev.diptych.binary.check;

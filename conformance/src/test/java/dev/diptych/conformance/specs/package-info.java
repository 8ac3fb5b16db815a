/**
 * Specs of well-known formats without annotations. Their files are written by programs that share
 * no code with Diptych, and edits of texts are checked by independent readers.
 */
package dev.diptych.conformance.specs;

/** Writes reference pages of specs, of the bytes and of the text. */
package dev.diptych.spectools.reference;

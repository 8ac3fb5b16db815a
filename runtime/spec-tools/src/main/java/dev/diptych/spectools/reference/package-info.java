/** Writes references of specs for people: what the bytes are, and what the text is. */
package dev.diptych.spectools.reference;

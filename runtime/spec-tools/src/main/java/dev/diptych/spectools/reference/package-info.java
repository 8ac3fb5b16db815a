/** Writes reference pages of specs, of the bytes and of the text. */
@NullMarked
package dev.diptych.spectools.reference;

import org.jspecify.annotations.NullMarked;

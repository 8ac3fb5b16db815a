/**
 * Describes the fields of a spec in words: their form in the text, their storage, offsets and
 * derivations.
 */
@NullMarked
package dev.diptych.spectools.describe;

import org.jspecify.annotations.NullMarked;

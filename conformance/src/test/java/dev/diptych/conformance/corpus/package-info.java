/**
 * Specs of common formats and files of them, each read by the code that Kaitai Struct generates for
 * Python as well.
 */
@NullMarked
package dev.diptych.conformance.corpus;

import org.jspecify.annotations.NullMarked;

/** Writes an example as a text with comments. */
@NullMarked
package dev.diptych.spectools.example.write;

import org.jspecify.annotations.NullMarked;

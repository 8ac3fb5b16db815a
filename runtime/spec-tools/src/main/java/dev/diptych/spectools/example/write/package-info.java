/** Writes an example as a text with comments. */
package dev.diptych.spectools.example.write;

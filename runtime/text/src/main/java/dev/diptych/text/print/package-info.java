/**
 * Prints documents as canonical text: of all texts that mean a document, the one that is printed.
 * What is derived or as usual is left out; curves of one quantity stand as one table where their
 * data allows it. Knows nothing of files or of parsing.
 */
package dev.diptych.text.print;

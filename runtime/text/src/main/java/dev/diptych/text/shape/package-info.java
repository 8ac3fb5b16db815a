/**
 * How the structs of a schema are arranged as text: which fields are attributes, blocks, rows or
 * tables, and by which names. Printing and binding share it, so that what one writes the other
 * understands. Knows nothing of characters.
 */
package dev.diptych.text.shape;

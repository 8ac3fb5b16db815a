/**
 * Work in pieces on all processors. Knows nothing of texts; must not know what the pieces are for.
 */
package dev.diptych.text.parallel;

/** Tasks on all processors. Knows nothing of texts. */
package dev.diptych.text.parallel;

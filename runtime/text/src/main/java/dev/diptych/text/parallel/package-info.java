/** Tasks on all processors. Knows nothing of texts. */
@NullMarked
package dev.diptych.text.parallel;

import org.jspecify.annotations.NullMarked;

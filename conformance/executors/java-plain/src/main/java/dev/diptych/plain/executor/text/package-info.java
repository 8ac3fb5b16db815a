/** Converts texts to documents. */
@NullMarked
package dev.diptych.plain.executor.text;

import org.jspecify.annotations.NullMarked;

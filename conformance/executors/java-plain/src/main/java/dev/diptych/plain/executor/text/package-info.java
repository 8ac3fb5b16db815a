/** Converts texts to documents. */
package dev.diptych.plain.executor.text;

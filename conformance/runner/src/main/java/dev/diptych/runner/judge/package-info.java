/** Compares answers with what is expected, and says in a sentence how they differ. */
package dev.diptych.runner.judge;

/** Compares answers with expected ones and describes the difference. */
@NullMarked
package dev.diptych.runner.judge;

import org.jspecify.annotations.NullMarked;

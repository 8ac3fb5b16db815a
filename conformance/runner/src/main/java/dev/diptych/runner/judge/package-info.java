/** Compares answers with expected ones and describes the difference. */
package dev.diptych.runner.judge;

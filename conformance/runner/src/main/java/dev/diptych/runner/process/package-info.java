/**
 * Executors: processes that answer requests. Every behaviour of a process results in an answer.
 * Knows neither the requests nor the correct answers.
 */
@NullMarked
package dev.diptych.runner.process;

import org.jspecify.annotations.NullMarked;

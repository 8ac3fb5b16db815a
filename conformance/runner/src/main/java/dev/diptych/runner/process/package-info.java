/**
 * Executors: processes that answer requests. Whatever they do, what comes of it is an answer. It
 * must not know what is asked, nor what the right answer is.
 */
package dev.diptych.runner.process;

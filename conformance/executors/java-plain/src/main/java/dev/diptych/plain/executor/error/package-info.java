/** Errors that become answers. */
package dev.diptych.plain.executor.error;

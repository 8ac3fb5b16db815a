/** What follows from other values, and what is usual. */
package dev.diptych.plain.executor.derive;

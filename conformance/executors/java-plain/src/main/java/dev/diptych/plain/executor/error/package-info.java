/** Errors that become answers. */
@NullMarked
package dev.diptych.plain.executor.error;

import org.jspecify.annotations.NullMarked;

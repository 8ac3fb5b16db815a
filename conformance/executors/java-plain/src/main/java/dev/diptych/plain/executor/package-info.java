/** An executor based on plain generated code. */
@NullMarked
package dev.diptych.plain.executor;

import org.jspecify.annotations.NullMarked;

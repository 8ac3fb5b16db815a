/** Binds parse trees to a schema. */
@NullMarked
package dev.diptych.plain.executor.bind;

import org.jspecify.annotations.NullMarked;

/** Schemas, as received with {@code hello}. */
@NullMarked
package dev.diptych.plain.executor.schema;

import org.jspecify.annotations.NullMarked;

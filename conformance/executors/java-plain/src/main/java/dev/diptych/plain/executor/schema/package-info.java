/** Schemas, as received with {@code hello}. */
package dev.diptych.plain.executor.schema;

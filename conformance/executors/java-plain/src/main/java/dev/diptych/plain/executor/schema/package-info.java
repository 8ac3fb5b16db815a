/** Schemas, as {@code hello} brings them. */
package dev.diptych.plain.executor.schema;

/** Binds parse trees to a schema. */
package dev.diptych.plain.executor.bind;

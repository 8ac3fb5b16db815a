/** What parse trees mean by a schema. */
package dev.diptych.plain.executor.bind;

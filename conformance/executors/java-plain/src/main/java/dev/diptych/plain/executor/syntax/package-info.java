/** Texts by the grammar. */
package dev.diptych.plain.executor.syntax;

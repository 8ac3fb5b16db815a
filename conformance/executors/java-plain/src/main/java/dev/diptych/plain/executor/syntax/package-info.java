/** Parses texts with the grammar. */
package dev.diptych.plain.executor.syntax;

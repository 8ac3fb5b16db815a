/** Parses texts with the grammar. */
@NullMarked
package dev.diptych.plain.executor.syntax;

import org.jspecify.annotations.NullMarked;

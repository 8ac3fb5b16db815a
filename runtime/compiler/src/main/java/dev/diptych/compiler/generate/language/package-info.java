/** Parsers in other languages, from the spec as it was written. */
@NullMarked
package dev.diptych.compiler.generate.language;

import org.jspecify.annotations.NullMarked;

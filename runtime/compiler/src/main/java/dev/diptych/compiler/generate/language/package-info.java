/** Parsers in other languages, from the spec as it was written. */
package dev.diptych.compiler.generate.language;

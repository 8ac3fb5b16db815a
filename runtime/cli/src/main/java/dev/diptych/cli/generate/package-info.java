/** Writes generated files: parsers, schemas and references of specs. */
@NullMarked
package dev.diptych.cli.generate;

import org.jspecify.annotations.NullMarked;

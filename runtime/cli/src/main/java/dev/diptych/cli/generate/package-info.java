/**
 * Writes generated files: parsers, schemas and references of specs.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.generate;

import org.jspecify.annotations.NullMarked;

/**
 * The project file {@code diptych.toml}, and the severities of diagnostics that users choose.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.project;

import org.jspecify.annotations.NullMarked;

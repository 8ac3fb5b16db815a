/** The project file {@code diptych.toml}, and the severities of diagnostics that users choose. */
@NullMarked
package dev.diptych.cli.project;

import org.jspecify.annotations.NullMarked;

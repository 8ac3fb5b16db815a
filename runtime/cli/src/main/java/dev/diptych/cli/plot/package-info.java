/** The command {@code plot}. */
@NullMarked
package dev.diptych.cli.plot;

import org.jspecify.annotations.NullMarked;

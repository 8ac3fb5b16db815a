/** The command {@code view}. */
@NullMarked
package dev.diptych.cli.view;

import org.jspecify.annotations.NullMarked;

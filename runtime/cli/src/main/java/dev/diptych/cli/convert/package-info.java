/** Commands that write one file for each input. */
@NullMarked
package dev.diptych.cli.convert;

import org.jspecify.annotations.NullMarked;

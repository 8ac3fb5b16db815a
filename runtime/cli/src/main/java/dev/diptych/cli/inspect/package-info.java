/** Commands that report on files and formats and write nothing. */
@NullMarked
package dev.diptych.cli.inspect;

import org.jspecify.annotations.NullMarked;

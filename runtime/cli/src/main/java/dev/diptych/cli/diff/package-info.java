/** The report of {@code spec diff}: verdicts, accepted differences, formats, and specs in git. */
@NullMarked
package dev.diptych.cli.diff;

import org.jspecify.annotations.NullMarked;

/**
 * The report of {@code spec diff}: verdicts, accepted differences, formats, and specs in git.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.diff;

import org.jspecify.annotations.NullMarked;

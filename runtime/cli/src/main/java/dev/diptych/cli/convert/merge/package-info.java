/** Merging files, and writing the result. */
@NullMarked
package dev.diptych.cli.convert.merge;

import org.jspecify.annotations.NullMarked;

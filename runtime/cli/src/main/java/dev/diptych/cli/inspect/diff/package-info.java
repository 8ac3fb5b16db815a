/** Reports of the differences between two documents. */
@NullMarked
package dev.diptych.cli.inspect.diff;

import org.jspecify.annotations.NullMarked;

/** What {@code spec diff} finds of changed specs holds for files. */
@NullMarked
package dev.diptych.conformance.changes;

import org.jspecify.annotations.NullMarked;

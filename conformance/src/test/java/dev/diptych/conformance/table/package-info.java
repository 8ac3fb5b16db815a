/** Tests of {@code diptych table}. */
@NullMarked
package dev.diptych.conformance.table;

import org.jspecify.annotations.NullMarked;

/** Pairs the structs and fields of two specs. */
@NullMarked
package dev.diptych.spectools.diff.pair;

import org.jspecify.annotations.NullMarked;

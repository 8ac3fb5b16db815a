/** The differences between two specs, as data and in words. */
@NullMarked
package dev.diptych.spectools.diff.change;

import org.jspecify.annotations.NullMarked;

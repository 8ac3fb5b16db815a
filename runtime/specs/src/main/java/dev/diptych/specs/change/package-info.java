/** The differences between two specs, with their effects and the files that show them. */
@NullMarked
package dev.diptych.specs.change;

import org.jspecify.annotations.NullMarked;

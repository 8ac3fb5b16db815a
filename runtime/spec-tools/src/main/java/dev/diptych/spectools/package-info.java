/** The spec tools as the command uses them. */
@NullMarked
package dev.diptych.spectools;

import org.jspecify.annotations.NullMarked;

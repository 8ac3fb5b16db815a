/** Documents as JSON. */
@NullMarked
package dev.diptych.plain.executor.infoset;

import org.jspecify.annotations.NullMarked;

/** Documents. */
@NullMarked
package dev.diptych.plain.executor.document;

import org.jspecify.annotations.NullMarked;

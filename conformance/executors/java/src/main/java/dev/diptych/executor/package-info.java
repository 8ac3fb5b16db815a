/** The engine as an implementation of the conformance protocol. Does not know the vectors. */
@NullMarked
package dev.diptych.executor;

import org.jspecify.annotations.NullMarked;

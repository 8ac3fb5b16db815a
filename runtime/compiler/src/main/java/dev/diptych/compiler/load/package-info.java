/**
 * Loads specs at run time, from the {@code .ksy} to classes, with a cache. A cache hit must not
 * load either compiler.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.compiler.load;

import org.jspecify.annotations.NullMarked;

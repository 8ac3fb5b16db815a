/**
 * Loads specs at run time, from the {@code .ksy} to classes, with a cache. A cache hit must not
 * load either compiler.
 */
@NullMarked
package dev.diptych.compiler.load;

import org.jspecify.annotations.NullMarked;

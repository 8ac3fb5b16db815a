/**
 * Loads specs at run time, from the {@code .ksy} to classes, with a cache. A cache hit must not
 * load either compiler.
 */
package dev.diptych.compiler.load;

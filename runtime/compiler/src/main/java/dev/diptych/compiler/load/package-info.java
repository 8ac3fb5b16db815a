/**
 * Specs that are named at run time, from the {@code .ksy} to classes that run, and the cache of
 * what comes of them. The short way, through the cache, must load neither compiler.
 */
package dev.diptych.compiler.load;

/** The Java code that the engine runs, from the lowered spec. */
@NullMarked
package dev.diptych.compiler.generate.engine;

import org.jspecify.annotations.NullMarked;

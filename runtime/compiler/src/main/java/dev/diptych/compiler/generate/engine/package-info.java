/** The Java code that the engine runs, from the lowered spec. */
package dev.diptych.compiler.generate.engine;

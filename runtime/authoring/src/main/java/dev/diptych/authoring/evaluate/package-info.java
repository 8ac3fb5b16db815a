/** Evaluates authored items: names, calculations, units, repetitions and relative keys. */
@NullMarked
package dev.diptych.authoring.evaluate;

import org.jspecify.annotations.NullMarked;

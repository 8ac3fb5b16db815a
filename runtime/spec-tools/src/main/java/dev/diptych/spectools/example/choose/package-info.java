/** Chooses values so that the conditions of a spec hold. */
@NullMarked
package dev.diptych.spectools.example.choose;

import org.jspecify.annotations.NullMarked;

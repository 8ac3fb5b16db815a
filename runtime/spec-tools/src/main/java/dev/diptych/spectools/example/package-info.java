/**
 * Makes example texts of a spec, which compile: values are chosen so that the conditions of the
 * spec hold.
 */
@NullMarked
package dev.diptych.spectools.example;

import org.jspecify.annotations.NullMarked;

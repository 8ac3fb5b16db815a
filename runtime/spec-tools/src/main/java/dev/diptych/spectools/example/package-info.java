/**
 * Makes example texts of a spec, which compile: values are chosen so that the conditions of the
 * spec hold.
 */
package dev.diptych.spectools.example;

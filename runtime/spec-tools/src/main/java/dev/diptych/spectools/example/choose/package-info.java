/** Chooses values so that the conditions of a spec hold. */
package dev.diptych.spectools.example.choose;

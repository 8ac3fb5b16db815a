/** Two specs side by side: which struct and which field of the one is which of the other. */
package dev.diptych.spectools.diff.pair;

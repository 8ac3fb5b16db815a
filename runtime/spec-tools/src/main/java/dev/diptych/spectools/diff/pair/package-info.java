/** Pairs the structs and fields of two specs. */
package dev.diptych.spectools.diff.pair;

/**
 * Lowers specs for the engine: arrays of plain records become record tables, names of numbers are
 * dropped (Kaitai's Java loses a number that has none), text stays bytes. What a spec means does
 * not change; the plain spec stays the source for every other language.
 */
package dev.diptych.compiler.lower;

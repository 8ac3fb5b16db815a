/**
 * The three laws for generated animations, with an independent reader: a round trip alone cannot
 * detect two errors that cancel out.
 */
package dev.diptych.conformance.laws;

/**
 * The three laws over generated animations, and the independent reading beside them: a round trip
 * alone cannot see two errors that cancel out.
 */
package dev.diptych.conformance.laws;

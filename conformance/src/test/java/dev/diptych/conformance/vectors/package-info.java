/**
 * Runs the data of {@code conformance/vectors}: files that round-trip, texts with equal meaning,
 * and texts and binary files that are rejected. {@code -Dbless} updates expected results.
 *
 * <p>Contains the tests that read the data, and the classes that build binary files with the
 * independent writer. The formats and folders are described in the README of the data.
 */
package dev.diptych.conformance.vectors;

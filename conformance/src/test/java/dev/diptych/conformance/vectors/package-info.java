/**
 * Runs the plain data of {@code conformance/vectors}: files that round-trip, texts that mean the
 * same, and texts and binary files that are refused. {@code -Dbless} rewrites what is expected.
 *
 * <p>Here stand the tests that read the data, and the classes that make binary files by hand
 * through the independent writer. What the formats and the folders are like is told in the README
 * beside the data.
 */
package dev.diptych.conformance.vectors;

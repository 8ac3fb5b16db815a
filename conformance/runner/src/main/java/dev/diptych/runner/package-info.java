/**
 * Runs the vectors against implementations of the formats. Knows no format and depends on no other
 * module: all data comes from the suite.
 */
@NullMarked
package dev.diptych.runner;

import org.jspecify.annotations.NullMarked;

/**
 * Runs the vectors against implementations of the formats. Knows no format and depends on no other
 * module: all data comes from the suite.
 */
package dev.diptych.runner;

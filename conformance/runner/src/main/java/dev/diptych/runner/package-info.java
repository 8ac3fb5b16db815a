/**
 * Runs the vectors against implementations of the formats, ours and others'. It knows no format and
 * none of our modules: what it knows stands in the suite.
 */
package dev.diptych.runner;

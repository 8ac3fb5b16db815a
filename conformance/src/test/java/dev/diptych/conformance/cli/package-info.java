/**
 * Tests of the command line in this process: scripts in {@code src/test/resources/cli} with
 * commands and expected results, and tests of what scripts cannot express, such as broken streams.
 * {@code -Dbless} updates the scripts.
 */
package dev.diptych.conformance.cli;

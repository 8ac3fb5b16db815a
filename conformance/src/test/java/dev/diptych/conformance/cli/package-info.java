/**
 * The command line, run in this process: scripts in {@code src/test/resources/cli}, each with its
 * commands and all that comes of them, and tests of what no script can show, such as streams that
 * break. {@code -Dbless} rewrites what is expected of the scripts.
 */
package dev.diptych.conformance.cli;

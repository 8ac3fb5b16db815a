/**
 * Runs every command that a page or a help text prints, as it is printed: a page is one session of
 * a shell in a fresh clone, with an empty home. Comments in the source of a page, which no reader
 * sees, prepare what its commands need:
 *
 * <ul>
 *   <li>{@code <!-- setup: COMMANDS -->} runs commands that the page does not show;
 *   <li>{@code <!-- NAME.EXT -->} before a block writes the block to this file;
 *   <li>{@code <!-- exit N: REASON -->} before a block is the exit code of its commands; without
 *       it, it is 1 if the block shows an error, otherwise 0;
 *   <li>{@code <!-- not run: REASON -->} before a block, or {@code <!-- page not run: REASON -->},
 *       leaves commands out. {@code not-run.txt} lists all of them.
 * </ul>
 *
 * {@code prepare FILE…}, a program of {@code src/test/resources/pages}, makes files for a setup. In
 * an output, {@code …} is any text in a line; alone, any number of lines. {@code -Dbless} updates
 * the outputs without it, {@code -Ddiptych.page=PART} runs only pages whose path contains it.
 */
package dev.diptych.conformance.pages;

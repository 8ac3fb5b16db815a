/**
 * Reads whole inputs and writes whole outputs. What goes wrong on the way is one clear sentence.
 * Knows nothing of formats.
 */
package dev.diptych.cli.io;

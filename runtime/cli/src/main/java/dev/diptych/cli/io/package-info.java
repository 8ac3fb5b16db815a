/**
 * Reads whole inputs and writes whole outputs. Every failure has a message of one sentence.
 * Independent of formats.
 */
package dev.diptych.cli.io;

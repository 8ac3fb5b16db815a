/**
 * Compares two specs of one format: what changed, and whether old files of either face still read.
 * Knows nothing of files of the formats themselves.
 */
package dev.diptych.spectools.diff;

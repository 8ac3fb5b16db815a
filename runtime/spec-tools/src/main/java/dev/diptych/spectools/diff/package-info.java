/**
 * Compares two specs of one format: what changed, and whether old files of either face still read.
 * Independent of files of these formats.
 */
@NullMarked
package dev.diptych.spectools.diff;

import org.jspecify.annotations.NullMarked;

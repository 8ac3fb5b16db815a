/**
 * Both faces together: which format a file is of, the way from either face to the other, and the
 * laws that hold on it. Works on bytes in memory: files, streams and people are others' business.
 */
package dev.diptych.twin;

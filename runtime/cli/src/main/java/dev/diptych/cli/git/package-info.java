/**
 * Diptych as a part of git: texts in differences, merges of values, and texts in history with
 * binary files in the work tree. The source of its protocols is gitattributes(5) of git 2.39.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.cli.git;

import org.jspecify.annotations.NullMarked;

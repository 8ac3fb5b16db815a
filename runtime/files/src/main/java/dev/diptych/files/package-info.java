/**
 * Reads whole inputs and writes whole outputs. Every failure has a message of one sentence.
 * Independent of formats.
 */
@NullMarked
package dev.diptych.files;

import org.jspecify.annotations.NullMarked;

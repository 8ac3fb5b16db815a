/**
 * Small specs, one for each corner of the language of specs, with samples as bytes and as the text
 * that they become. Next to each sample stand edits of its text with the bytes that they make,
 * written down by hand: a round trip alone cannot see two errors that cancel out.
 */
package dev.diptych.conformance.features;

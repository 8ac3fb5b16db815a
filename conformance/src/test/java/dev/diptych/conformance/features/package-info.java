/**
 * Small specs, one for each feature of the spec language, with samples as bytes and as text. Each
 * sample also has edits of its text with the expected bytes, written by hand: a round trip alone
 * cannot detect two errors that cancel out.
 */
package dev.diptych.conformance.features;

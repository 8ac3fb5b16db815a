/**
 * What generated parsers need beside Kaitai Struct's own runtime: a stream that never allocates
 * what a file merely asks for, and a table that keeps a run of fixed-size records as one slice of
 * bytes. Knows nothing of schemas or formats: only widths and counts.
 */
package dev.diptych.records;

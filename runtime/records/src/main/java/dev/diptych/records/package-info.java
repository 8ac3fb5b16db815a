/**
 * The runtime of generated parsers, in addition to Kaitai Struct's own: a stream that never
 * allocates what only the file requests, and a table that keeps fixed-size records as one slice of
 * bytes. Knows nothing of schemas or formats.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.records;

import org.jspecify.annotations.NullMarked;

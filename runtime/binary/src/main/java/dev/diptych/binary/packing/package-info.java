/**
 * Compression by zlib: at every level, within a budget. It must not know plans, schemas and
 * documents.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary.packing;

import org.jspecify.annotations.NullMarked;

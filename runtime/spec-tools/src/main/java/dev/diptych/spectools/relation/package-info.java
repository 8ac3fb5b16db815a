/**
 * Numbers that describe other bytes of a file, found in sample files: sizes, offsets, counts and
 * checksums.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.spectools.relation;

import org.jspecify.annotations.NullMarked;

/**
 * Numbers that describe other bytes of a file, found in sample files: sizes, offsets, counts and
 * checksums.
 */
@NullMarked
package dev.diptych.spectools.relation;

import org.jspecify.annotations.NullMarked;

/** Checksums of bytes of a file: which bytes, and how they are computed. Computes none. */
@NullMarked
package dev.diptych.model.checksum;

import org.jspecify.annotations.NullMarked;

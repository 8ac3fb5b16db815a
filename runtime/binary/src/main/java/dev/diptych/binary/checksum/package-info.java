/** Computes checksums over the bytes of decoded files. */
@NullMarked
package dev.diptych.binary.checksum;

import org.jspecify.annotations.NullMarked;

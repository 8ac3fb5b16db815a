/**
 * Numbers to and from text in a {@code byte[]}: lossless, independent of the locale, and without
 * allocation on hot paths.
 *
 * <p>The text of a number is defined only here, so that printers and readers cannot disagree:
 *
 * <ul>
 *   <li>a finite {@code float} or {@code double} is the shortest decimal that reads back to the
 *       same bits, and of those the closest to the exact value: {@code 0}, {@code -0}, {@code 1.6},
 *       {@code 100}, {@code 3.4028235e38}, {@code 1e-45};
 *   <li>infinities are {@code inf} and {@code -inf};
 *   <li>the default quiet NaN is {@code nan}, any other shows its mantissa bits: {@code nan:0x1}; a
 *       sign bit is a leading {@code -}.
 * </ul>
 *
 * <p>Knows no formats, schemas or grammar. Diagnostics are up to the caller.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.text.number;

import org.jspecify.annotations.NullMarked;

/**
 * Numbers to and from text in a {@code byte[]}: lossless, independent of the locale, and without
 * garbage where it counts.
 *
 * <p>The text of a number is decided here and nowhere else, so that the printer of rows, the
 * printer of single fields and the reader cannot disagree:
 *
 * <ul>
 *   <li>a finite {@code float} or {@code double} is the shortest decimal that reads back to the
 *       same bits, and of those the closest to the exact value: {@code 0}, {@code -0}, {@code 1.6},
 *       {@code 100}, {@code 3.4028235e38}, {@code 1e-45};
 *   <li>infinities are {@code inf} and {@code -inf};
 *   <li>the usual quiet NaN is {@code nan}, any other shows its mantissa bits: {@code nan:0x1}; a
 *       set sign bit is a {@code -} in front.
 * </ul>
 *
 * <p>Nothing in this package may know a binary format, a schema or the grammar of the text: it sees
 * bits on one side and the bytes of one number on the other. What surrounds a number, and what to
 * say to the user about one that is refused, is the caller's business.
 */
package dev.diptych.text.number;

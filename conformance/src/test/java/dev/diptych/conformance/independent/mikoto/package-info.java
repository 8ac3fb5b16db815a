/**
 * A second reading and writing of Mikoto's motions, for the product to be compared with.
 *
 * <p>The text is written as Mikoto writes it, and the binary form is read and written by the layout
 * in the spec, on nothing but {@code java.io} and {@code java.nio}. No class of the product is used
 * and no generated parser: a mistake would otherwise be on both sides of a comparison.
 *
 * <p>Names, tails and whatever else need not be text are strings of ISO 8859-1, a character for
 * each byte. They compare, print and concatenate as bytes would, and nothing decodes them.
 */
package dev.diptych.conformance.independent.mikoto;

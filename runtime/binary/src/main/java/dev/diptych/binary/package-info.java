/**
 * The binary face: decodes files to documents and encodes documents to files, through code that
 * Kaitai Struct generates from a lowered spec. Depends on schemas, not on formats or texts.
 *
 * <p>{@code decode} turns the objects that generated code reads into values. {@code encode} turns
 * values into objects that generated code writes, after {@code check} has compared them with the
 * spec. {@code generated} calls generated classes by reflection; {@code error} words messages.
 *
 * <p>Implementation, which may change in any version; the API is package {@code dev.diptych}.
 */
@NullMarked
package dev.diptych.binary;

import org.jspecify.annotations.NullMarked;

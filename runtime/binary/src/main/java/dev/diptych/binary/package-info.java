/**
 * The binary face: decodes files into documents and encodes documents into files, through code that
 * Kaitai Struct generated from a lowered spec. Knows schemas, but no format, and nothing of the
 * text face. Generated classes are reached by reflection and stand in no public signature.
 */
package dev.diptych.binary;

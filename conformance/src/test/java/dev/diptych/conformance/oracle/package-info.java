/**
 * Compares what Diptych decodes with what plain Kaitai Struct reads: the read-only Java code that
 * its compiler generates from the original spec, without any class of Diptych. Both must read the
 * same values of every field and every instance, and reject the same files. Exceptions are listed
 * in {@code dev.diptych.second.Exemption}, with reasons.
 */
package dev.diptych.conformance.oracle;

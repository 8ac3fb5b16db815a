/**
 * Compares what Diptych decodes with what plain Kaitai Struct reads: the read-only Java code that
 * the compiler generates from the spec as its author wrote it, without any class of Diptych. Both
 * must read every field and every instance alike, and both must refuse the same files. What may
 * differ is listed in {@link dev.diptych.conformance.oracle.Exemption}, with the reason.
 */
package dev.diptych.conformance.oracle;

package dev.diptych.model.document;

/** A value of a document. Values are immutable and equal bit for bit. */
public sealed interface Value permits Scalar, Blob, Struct, Sequence, Table {}

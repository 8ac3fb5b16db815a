package dev.diptych.model.document;

/** A value of a document. Values are immutable and compared bit by bit. */
public sealed interface Value permits Scalar, Blob, Struct, Sequence, Table, Reference {}

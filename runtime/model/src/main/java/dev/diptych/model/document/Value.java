package dev.diptych.model.document;

/**
 * A value of a document. Values are immutable and compared bit by bit. Their hash codes depend on
 * their content alone and are the same in every run.
 */
public sealed interface Value permits Scalar, Blob, Struct, Sequence, Table, Reference {}

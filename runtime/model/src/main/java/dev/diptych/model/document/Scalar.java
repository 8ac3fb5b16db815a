package dev.diptych.model.document;

/**
 * A number.
 *
 * @param bits its raw bits as described by {@link dev.diptych.model.schema.ScalarKind}
 */
public record Scalar(long bits) implements Value {}

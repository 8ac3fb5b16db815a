package dev.diptych.model.document;

/**
 * A number.
 *
 * @param bits its raw bits, as {@link dev.diptych.model.schema.ScalarKind} describes
 */
public record Scalar(long bits) implements Value {}

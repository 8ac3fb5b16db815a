package dev.diptych.model.position;

import dev.diptych.model.document.Path;

/** Thrown when an omitted offset cannot be computed. */
public final class UnplacedFieldException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Path offset;
  private final transient Path field;
  private final long scale;

  UnplacedFieldException(Path offset, Path field, long scale) {
    super(offset + " cannot be computed", null, false, false);
    this.offset = offset;
    this.field = field;
    this.scale = scale;
  }

  /** The offset. */
  public Path offset() {
    return offset;
  }

  /** The field whose position it tells. */
  public Path field() {
    return field;
  }

  /** The factor of the offset in that position. */
  public long scale() {
    return scale;
  }
}

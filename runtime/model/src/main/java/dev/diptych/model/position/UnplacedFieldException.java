package dev.diptych.model.position;

import dev.diptych.model.document.Path;
import java.util.Objects;

/** Thrown when an omitted offset cannot be computed; the message tells why. */
public final class UnplacedFieldException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Path offset;

  private UnplacedFieldException(Path offset, String message) {
    super(message, null, false, false);
    this.offset = offset;
  }

  /** The size of a field before {@code field} is unknown, or no position fits. */
  static UnplacedFieldException at(Path offset, Path field, long scale) {
    String message =
        Math.abs(scale) > 1
            ? "%s cannot be derived: %s fits no position that is a multiple of " + Math.abs(scale)
            : "%s cannot be derived: the position of %s depends on sizes that are unknown";
    return new UnplacedFieldException(offset, message.formatted(offset, field));
  }

  /** The numbers change with each other without end. */
  static UnplacedFieldException unsettled(Path offset) {
    return new UnplacedFieldException(
        offset, "%s cannot be derived: its size depends on itself".formatted(offset));
  }

  /** A reference to a value that does not exist, or not in the stream of the offset. */
  static UnplacedFieldException unknown(Path offset, Object target) {
    String message = "%s refers to %s, which is not in the stream of that offset";
    return new UnplacedFieldException(offset, message.formatted(offset, target));
  }

  /** A reference instead of an offset that is derived. */
  static UnplacedFieldException present(Path offset, Path field) {
    String message =
        "%s requires a number or nothing: it leads to %s, which has a value of its own";
    return new UnplacedFieldException(offset, message.formatted(offset, field));
  }

  /** The offset. */
  public Path offset() {
    return offset;
  }

  /** Why it cannot be computed. */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}

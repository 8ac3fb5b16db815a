package dev.diptych.binary.check;

import dev.diptych.binary.error.ByteCount;
import dev.diptych.binary.error.FailureReason;
import dev.diptych.binary.generated.ExpressionProbe;
import dev.diptych.model.document.Path;
import dev.diptych.model.schema.Field;
import dev.diptych.records.BudgetExceededException;
import dev.diptych.records.TruncatedException;
import io.kaitai.struct.ConsistencyError;
import java.util.List;
import java.util.Optional;

/** Converts an exception of generated code, while it checks or writes, to one with a path. */
public final class EncodeFailure {
  private EncodeFailure() {}

  /**
   * The failure of {@code encoded}.
   *
   * @param encoded the object that was being checked or written
   * @param thrown what it threw; returned as it is if it has a path
   */
  public static RuntimeException of(EncodedObject encoded, RuntimeException thrown) {
    if (isLocated(thrown)) {
      return thrown;
    }
    if (thrown instanceof ConsistencyError e) {
      return ConsistencyCheck.of(e, encoded.path());
    }
    if (thrown instanceof TruncatedException e) {
      return new InconsistentValueException(encoded.path(), truncated(e));
    }
    Optional<Field> field =
        ExpressionProbe.field(encoded.object(), encoded.struct().type(), thrown);
    return at(field.map(each -> encoded.path().field(each.id())).orElse(encoded.path()), thrown);
  }

  /** The failure of expressions for the value at {@code path}. */
  public static RuntimeException at(Path path, RuntimeException thrown) {
    String name = path.parent() == null ? "this" : path.toString();
    return isLocated(thrown)
        ? thrown
        : new InconsistentValueException(
            path, name + " cannot be written: " + FailureReason.of(thrown));
  }

  private static boolean isLocated(RuntimeException thrown) {
    return thrown instanceof InconsistentValueException
        || thrown instanceof BudgetExceededException;
  }

  static String truncated(TruncatedException thrown) {
    return thrown.needed() < 0
        ? "negative size: " + thrown.needed() + " bytes"
        : "%s needed, but only %s left"
            .formatted(ByteCount.are(thrown.needed()), ByteCount.are(thrown.available()));
  }

  /**
   * The object at which generated code failed: objects have a stream once writing them begins.
   *
   * @param objects all objects, inner ones before outer ones
   */
  public static EncodedObject last(List<EncodedObject> objects) {
    EncodedObject last = objects.get(objects.size() - 1);
    for (int i = objects.size() - 2; i >= 0; i--) {
      EncodedObject encoded = objects.get(i);
      if (encoded.object()._io() != null && encoded.path().within(last.path())) {
        last = encoded;
      }
    }
    return last;
  }
}

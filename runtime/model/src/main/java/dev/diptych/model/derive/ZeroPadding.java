package dev.diptych.model.derive;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import org.jspecify.annotations.Nullable;

/** Zeros after a struct in a fixed number of bytes. The text omits them. */
public final class ZeroPadding {
  /** Longer runs of zeros are printed: a text must not allocate memory that it does not mention. */
  private static final long MAX_ZEROS = 1 << 24;

  private ZeroPadding() {}

  /** Number of zeros that {@link #add} adds. */
  public static long zeros(Field field, @Nullable Struct struct) {
    if (struct == null) {
      return 0;
    }
    long missing = missing(field, struct);
    boolean filled =
        missing > 0
            && missing <= MAX_ZEROS
            && struct.residue().trailing().length() == 0
            && struct.residue().cut() == null;
    return filled ? missing : 0;
  }

  /**
   * Adds zeros to {@code struct} up to the size of {@code field}, if it has no other trailing
   * bytes.
   */
  public static Struct add(Field field, Struct struct) {
    long zeros = zeros(field, struct);
    return zeros == 0
        ? struct
        : struct.with(with(struct.residue(), new Blob(new byte[Math.toIntExact(zeros)])));
  }

  /** Removes the zeros that {@link #add} adds. */
  public static Struct remove(Field field, Struct struct) {
    Blob trailing = struct.residue().trailing();
    boolean some =
        trailing.length() > 0 && trailing.length() <= MAX_ZEROS && struct.residue().cut() == null;
    boolean fills = some && trailing.isZero() && missing(field, struct) == 0;
    return fills ? struct.with(with(struct.residue(), new Blob(new byte[0]))) : struct;
  }

  private static Residue with(Residue residue, Blob trailing) {
    return new Residue(
        trailing, residue.slack(), residue.patches(), residue.arrangement(), residue.cut());
  }

  private static long missing(Field field, Struct struct) {
    Storage.Stream stream = field.storage().stream();
    if (stream == null || stream.size() < 0 || field.storage().packed()) {
      return -1;
    }
    long size = new Sizes().stream(struct);
    return size == Sizes.UNKNOWN ? -1 : stream.size() - size;
  }
}

package dev.diptych.compiler.schema;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Extent;
import dev.diptych.ir.FieldType;
import dev.diptych.ir.Node;
import dev.diptych.ir.Transform;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.Storage.Processing;
import java.math.BigInteger;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** In which stream a field is read, and which substream it has. */
final class Substreams {
  private static final Expr OWN = new Expr.Name("_io");
  private static final Expr FILE = new Expr.Attribute(new Expr.Name("_root"), "_io");

  private Substreams() {}

  /** The substream of the structs of {@code field}, or of its processed bytes; null for none. */
  static Storage.@Nullable Stream of(Node.Field field) {
    FieldType type = FieldTypes.sizing(field);
    Extent extent = type.extent();
    if (extent == null) {
      return null;
    }
    Processing processing = processing(type.transform());
    boolean struct = type instanceof FieldType.User || type != field.type();
    return struct || processing != Processing.NONE
        ? new Storage.Stream(size(extent), processing, end(extent))
        : null;
  }

  /** Whether the bytes of {@code field} are compressed. */
  static boolean isPacked(Node.Field field) {
    Storage.Stream stream = of(field);
    return stream != null && stream.process() == Processing.ZLIB;
  }

  /** The stream that {@code field} is read from. */
  static Place place(Node.Field field) {
    if (!field.instance()) {
      return Place.SEQUENCE;
    }
    Expression stream = field.stream();
    if (stream == null || stream.tree().equals(OWN)) {
      return Place.POSITION;
    }
    return stream.tree().equals(FILE) ? Place.FILE_POSITION : Place.ELSEWHERE;
  }

  private static Storage.@Nullable Terminator end(Extent extent) {
    if (!(extent instanceof Extent.Terminated ended)) {
      return null;
    }
    StringBuilder hex = new StringBuilder();
    ended.terminator().forEach(each -> hex.append(HexFormat.of().toHexDigits(each.byteValue())));
    return new Storage.Terminator(hex.toString(), ended.include(), ended.consume());
  }

  private static long size(Extent extent) {
    if (extent instanceof Extent.Sized sized && !sized.frame().present()) {
      BigInteger size = Expressions.constant(sized.size());
      return size == null || size.bitLength() > 31 ? -1 : size.longValue();
    }
    return -1;
  }

  private static Processing processing(@Nullable Transform transform) {
    if (transform == null) {
      return Processing.NONE;
    }
    return switch (transform.method()) {
      case ZLIB -> Processing.ZLIB;
      case XOR, ROTATE_LEFT, ROTATE_RIGHT, CUSTOM -> Processing.SCRAMBLED;
    };
  }
}

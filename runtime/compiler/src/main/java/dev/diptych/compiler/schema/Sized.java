package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.Storage.Processing;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.format.ProcessExpr;
import io.kaitai.struct.format.ProcessZlib$;
import java.math.BigInteger;
import java.util.HexFormat;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;

/** How the bytes of a field are set apart from those around them, and what is done to them. */
final class Sized {
  private Sized() {}

  /** The stream of the structs of {@code field}, or of its processed bytes; null for none. */
  static Storage.Stream of(Attribute field) throws UnsupportedConstruct {
    DataType type = type(field);
    DataType.BytesType bytes = Handling.bytes(type);
    if (bytes == null) {
      return null;
    }
    Processing processing = processing(field, bytes.process());
    if (type instanceof DataType.UserTypeFromBytes user && processing == Processing.NONE) {
      processing = processing(field, user.process());
    }
    boolean struct = type instanceof DataType.UserTypeFromBytes || type != field.type();
    return struct || processing != Processing.NONE
        ? new Storage.Stream(size(bytes), processing, end(bytes))
        : null;
  }

  /** The type that tells the size of {@code field}: where it is a switch, that of any case. */
  static DataType type(Attribute field) {
    if (!(field.type() instanceof DataType.SwitchType type)) {
      return field.type();
    }
    return CollectionConverters.asJava(type.cases()).values().stream()
        .filter(each -> Handling.bytes(each) != null && apart(each))
        .findFirst()
        .orElse(type);
  }

  private static boolean apart(DataType type) {
    DataType.BytesType bytes = Handling.bytes(type);
    return type instanceof DataType.UserTypeFromBytes
        || bytes instanceof DataType.BytesLimitType
        || bytes instanceof DataType.BytesEosType;
  }

  private static Storage.Terminator end(DataType.BytesType bytes) {
    if (!(bytes instanceof DataType.BytesTerminatedType ended)) {
      return null;
    }
    StringBuilder hex = new StringBuilder();
    for (Object each : CollectionConverters.asJava(ended.terminator())) {
      hex.append(HexFormat.of().toHexDigits(((Number) each).byteValue()));
    }
    return new Storage.Terminator(hex.toString(), ended.include(), ended.consume());
  }

  private static long size(DataType.BytesType bytes) {
    if (bytes instanceof DataType.BytesLimitType limited
        && limited.terminator().isEmpty()
        && limited.padRight().isEmpty()) {
      BigInteger size = Expressions.constant(limited.size());
      return size == null || size.bitLength() > 31 ? -1 : size.longValue();
    }
    return -1;
  }

  private static Processing processing(Attribute field, Option<ProcessExpr> process)
      throws UnsupportedConstruct {
    if (process.isEmpty()) {
      return Processing.NONE;
    }
    if (process.get() == ProcessZlib$.MODULE$) {
      return Processing.ZLIB;
    }
    String name = process.get().getClass().getSimpleName();
    if (name.equals("ProcessCustom")) {
      throw new UnsupportedConstruct(
          field.id() + ": process: " + field.yaml().get("process") + " is code that is not here");
    }
    return Processing.SCRAMBLED;
  }
}

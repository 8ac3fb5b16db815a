package dev.diptych.compiler.schema;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.model.schema.Frame;
import dev.diptych.records.JavaNames;
import io.kaitai.struct.datatype.DataType;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * How generated code keeps one field. The schema and the lowered spec must agree on it, so it is
 * decided here for both.
 *
 * @param table whether its elements are a record table
 * @param bare whether numbers are kept without their names, and texts as bytes, so that none is
 *     lost that has no name or is not valid in its encoding
 * @param renamed whether it is kept under another id, because expressions need it under its own
 * @param unframed whether terminator and padding are kept with the bytes
 * @param moved whether it is kept under another id, because Java has no field of its own id
 * @param latin whether it is kept as characters that each stand for one byte, which compare with
 *     ASCII as they should, and lose nothing
 * @param opaque whether it ends with a terminator that only code of our own can write
 * @param cut whether it is kept with its terminator and padding, and expressions read it without
 */
public record Handling(
    boolean table,
    boolean bare,
    boolean renamed,
    boolean unframed,
    boolean moved,
    boolean latin,
    boolean opaque,
    boolean cut) {
  /** What stands before ids that no author gave. */
  public static final String PREFIX = "twin_";

  /** What stands before the id of a computed number where its 64 bits are kept. */
  public static final String LONG = PREFIX + "long_";

  /** How {@code field} is kept, given which fields expressions read. */
  static Handling of(Attribute field, Usage usage) {
    boolean mentioned = usage.mentioned(field);
    boolean moved = JavaNames.isReserved(field.id()) && !mentioned;
    if (Records.isTable(field) && !mentioned) {
      return new Handling(true, false, false, false, moved, false, false, false);
    }
    DataType type = field.type();
    boolean named = type instanceof DataType.EnumType;
    boolean text = type instanceof DataType.StrFromBytesType;
    // Of an array, expressions see the elements as they are; its own end may look at one.
    boolean seen = field.repeated() && (mentioned || field.until());
    boolean free = !field.validated() && !seen;
    boolean bare = (named || text) && free;
    Switches switches = Switches.of(field);
    if (switches != null) {
      boolean boxed = mentioned && !field.repeated() && switches.plainValues();
      return new Handling(false, false, boxed, false, moved, false, false, false);
    }
    DataType.BytesType bytes = bytes(type);
    boolean framed = bytes != null && framed(bytes) && bytes.process().isEmpty();
    // What a struct reads ends where Kaitai ends it; the rest of its bytes is residue.
    boolean unframed = framed && free && !field.struct();
    boolean cut = unframed && mentioned;
    boolean opaque = Terminator.isReadOnly(type) && free && !mentioned;
    boolean latin = text && !bare && usage.asciiOnly() && likeAscii(type);
    boolean renamed = (bare && mentioned) || cut;
    return new Handling(false, bare, renamed, unframed, moved, latin, opaque, cut);
  }

  /**
   * Whether generated code keeps {@code field} without its terminator and padding: how many bytes
   * it takes does not follow from its value then.
   */
  static boolean isShortened(Attribute field, Usage usage) {
    DataType.BytesType bytes = bytes(Sized.type(field));
    return bytes != null && framed(bytes) && !of(field, usage).unframed();
  }

  /** Whether {@code type} has a size, and a terminator or padding within it. */
  static boolean isFramed(DataType type) {
    DataType.BytesType bytes = bytes(type);
    return bytes != null && framed(bytes);
  }

  /** Whether {@code type} has a size, and a terminator of several bytes within it. */
  static boolean hasWideTerminator(DataType type) {
    DataType.BytesType bytes = bytes(type);
    return (bytes instanceof DataType.BytesLimitType limited
            && limited.terminator().isDefined()
            && limited.terminator().get().size() > 1)
        || (bytes instanceof DataType.BytesEosType rest
            && rest.terminator().isDefined()
            && rest.terminator().get().size() > 1);
  }

  private static boolean likeAscii(DataType type) {
    String encoding = ((DataType.StrFromBytesType) type).encoding().toUpperCase(Locale.ROOT);
    return !encoding.startsWith("UTF-16") && !encoding.startsWith("UTF-32");
  }

  /** The id that generated code knows {@code field} by. */
  public String member(Attribute field) {
    return renamed || moved ? PREFIX + field.id() : field.id();
  }

  /** What surrounds the bytes of {@code field}. */
  Frame frame(Attribute field) {
    boolean text = field.type() instanceof DataType.StrFromBytesType;
    return frame(bytes(field.type()), text, text && likeAscii(field.type()));
  }

  /** What surrounds bytes that end with a terminator. */
  static Frame ended(DataType.BytesTerminatedType ended) {
    int terminator = ended.include() == ended.consume() ? 0 : unit(ended);
    return new Frame.Terminated(ended.include() ? -terminator : terminator);
  }

  private Frame frame(DataType.BytesType bytes, boolean text, boolean narrow) {
    if (bytes instanceof DataType.BytesTerminatedType ended) {
      return ended(ended);
    }
    if (!text || !(bytes instanceof DataType.BytesLimitType limited)) {
      return new Frame.Plain();
    }
    // A text of fixed size is filled up with zeros, whether the author says so or not.
    boolean filled = unframed || (bare && !renamed && !framed(bytes) && narrow);
    if (!filled) {
      return new Frame.Plain();
    }
    BigInteger size = Expressions.constant(limited.size());
    if (size == null || size.bitLength() > 31 || limited.include()) {
      return new Frame.Plain();
    }
    List<Object> end = limited.terminator().isDefined() ? list(limited.terminator().get()) : null;
    boolean alike = end == null || end.stream().distinct().count() == 1;
    if (!alike) {
      return new Frame.Plain();
    }
    int terminator = end == null ? -1 : ((Number) end.get(0)).intValue() & 0xFF;
    int pad =
        limited.padRight().isDefined()
            ? ((Number) limited.padRight().get()).intValue()
            : Math.max(0, terminator);
    return new Frame.FixedSize(size.intValueExact(), terminator, end == null ? 1 : end.size(), pad);
  }

  /** The bytes that {@code type} is made of, or null where it is not made of bytes. */
  public static DataType.BytesType bytes(DataType type) {
    if (type instanceof DataType.StrFromBytesType text) {
      return text.bytes();
    }
    if (type instanceof DataType.UserTypeFromBytes user) {
      return user.bytes();
    }
    return type instanceof DataType.BytesType bytes ? bytes : null;
  }

  private static boolean framed(DataType.BytesType bytes) {
    if (bytes instanceof DataType.BytesLimitType limited) {
      return limited.terminator().isDefined() || limited.padRight().isDefined();
    }
    return bytes instanceof DataType.BytesEosType rest
        && (rest.terminator().isDefined() || rest.padRight().isDefined());
  }

  private static int unit(DataType.BytesTerminatedType ended) {
    return ended.terminator().size();
  }

  private static List<Object> list(Seq<Object> values) {
    return CollectionConverters.asJava(values);
  }
}

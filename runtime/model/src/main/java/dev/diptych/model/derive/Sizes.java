package dev.diptych.model.derive;

import dev.diptych.model.adapter.Adapter;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Reference;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation.ChecksumOf;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sizes of values in a file. The size of a packed value, and of everything that contains it, is
 * unknown until it is set here.
 */
public final class Sizes {
  /** An unknown size. */
  public static final long UNKNOWN = -1;

  private @Nullable IdentityHashMap<Value, Long> packed;
  private boolean hasChecksums;

  /** Sets the packed size of {@code content}. */
  public void put(Value content, long size) {
    if (packed == null) {
      packed = new IdentityHashMap<>();
    }
    packed.put(content, size);
  }

  /**
   * Sizes of values that have every checksum that is present in the file. Otherwise it is unknown
   * whether an optional checksum without a value is absent.
   */
  public static Sizes withChecksums() {
    Sizes sizes = new Sizes();
    sizes.hasChecksums = true;
    return sizes;
  }

  /** Size in bytes of the stream that contains only {@code struct}, or {@link #UNKNOWN}. */
  public long stream(Struct struct) {
    if (packed == null && struct.streamSize() >= 0) {
      return struct.streamSize();
    }
    Walk walk = new Walk();
    long size = walk.alone(struct);
    return walk.unknown ? UNKNOWN : size;
  }

  /** Size in bytes of all elements of {@code field}, or {@link #UNKNOWN}. */
  public long of(Field field, @Nullable Value value) {
    Walk walk = new Walk();
    walk.value(field, value);
    return walk.unknown ? UNKNOWN : walk.bytes();
  }

  /**
   * Size in bytes of all elements of {@code field}, without fields at positions; or {@link
   * #UNKNOWN}.
   */
  public long inPlace(Field field, @Nullable Value value) {
    Walk walk = new Walk();
    walk.sequenceOnly = true;
    walk.value(field, value);
    return walk.unknown ? UNKNOWN : walk.bytes();
  }

  /** Size in bytes of the fields in sequence of {@code struct}, or {@link #UNKNOWN}. */
  public long sequence(Struct struct) {
    return sequence(struct, struct.type().fields().size());
  }

  /** The same for the first {@code count} fields. */
  public long sequence(Struct struct, int count) {
    Walk walk = new Walk();
    walk.sequenceOnly = true;
    walk.fields(struct, count);
    return walk.unknown ? UNKNOWN : walk.bytes();
  }

  /** One pass along a stream; counts bits that do not fill a byte yet. */
  private final class Walk {
    private long bits;
    private long elsewhere;
    private boolean unknown;
    private boolean sequenceOnly;

    /** A struct in a stream of its own. */
    private long alone(Struct struct) {
      if (packed == null && struct.streamSize() >= 0) {
        return struct.streamSize();
      }
      Walk inner = new Walk();
      long size = inner.stream(struct);
      unknown |= inner.unknown;
      elsewhere += inner.elsewhere;
      if (packed == null && !inner.unknown && inner.elsewhere == 0) {
        struct.keepStreamSize(size);
      }
      return size;
    }

    private long stream(Struct struct) {
      inline(struct);
      long extra = struct.residue().trailing().length() + struct.residue().slack();
      return unknown ? UNKNOWN : bytes() + extra;
    }

    private long bytes() {
      return (bits + 7) / 8;
    }

    private void fields(Struct struct, int count) {
      StructType type = struct.type();
      List<Field> fields = type.fields();
      for (int i = 0; i < count; i++) {
        if (struct.get(i) instanceof Scalar && type.width(i) > 0) {
          add(type.width(i));
          continue;
        }
        Place place = fields.get(i).storage().place();
        if (struct.get(i) == null && struct.isCut(i)) {
          continue;
        }
        if (place == Place.SEQUENCE) {
          value(fields.get(i), struct.get(i));
        } else if (place == Place.POSITION && !sequenceOnly) {
          add(new Walk().outOfLine(fields.get(i), struct.get(i), this));
        } else if (place == Place.FILE_POSITION && !sequenceOnly) {
          elsewhere += new Walk().outOfLine(fields.get(i), struct.get(i), this);
        }
      }
    }

    /** Bytes of a field at a position. */
    private long outOfLine(Field field, @Nullable Value value, Walk from) {
      value(field, value);
      from.unknown |= unknown;
      from.elsewhere += elsewhere;
      return bytes();
    }

    private void add(long bytes) {
      bits = (bytes() + bytes) * 8;
    }

    private void value(Field field, @Nullable Value value) {
      if (value instanceof Sequence sequence) {
        List<Value> elements = sequence.elements();
        for (int i = 0; i < elements.size(); i++) {
          value(field, elements.get(i));
        }
      } else if (field.storage().packed() && value != null) {
        Long size = packed == null ? null : packed.get(value);
        unknown |= size == null;
        add(size == null ? 0 : size + field.storage().bytesAfter());
      } else if (value instanceof Struct struct && field.storage().stream() != null) {
        add(alone(struct) + field.storage().bytesAfter());
      } else if (value instanceof Struct struct) {
        inline(struct);
      } else if (value == null && field.derivation() instanceof ChecksumOf from) {
        checksum(field, from.checksum().length());
      } else if (value instanceof Reference || (value == null && isComputedLater(field))) {
        undescribed(field.type());
      } else {
        plain(field.type(), value);
      }
    }

    /**
     * A struct in this stream. Its fields at file positions belong to this stream if it is the
     * file.
     */
    private void inline(Struct struct) {
      long before = elsewhere;
      fields(struct, struct.type().fields().size());
      if (struct.type().top() && !sequenceOnly) {
        add(elsewhere - before);
        elsewhere = before;
      }
    }

    /** A checksum that is not computed yet. */
    private void checksum(Field field, int length) {
      if (!field.optional()) {
        add(length);
      } else {
        unknown |= !hasChecksums;
      }
    }

    private static boolean isComputedLater(Field field) {
      return field.derived() && !field.optional();
    }

    /** A number that its own struct does not describe. */
    private void undescribed(Type type) {
      if (type instanceof Type.Numeric || type instanceof Type.Bits) {
        number(type, Scalar.of(0));
      } else {
        unknown = true;
      }
    }

    private void plain(Type type, @Nullable Value value) {
      if (value instanceof Table table) {
        add((long) table.rows() * table.layout().stride());
      } else if (value instanceof Blob blob && !(type instanceof Type.Packing)) {
        add(blob.length() + after(type));
      } else if (value instanceof Scalar scalar) {
        number(type, scalar);
      }
    }

    private void number(Type type, Scalar scalar) {
      if (type instanceof Type.Bits field) {
        bits += field.width();
      } else if (type instanceof Type.Numeric numeric) {
        add(numeric.kind().width());
      } else if (type instanceof Type.Varint varint) {
        byte[] bytes = Adapter.named(varint.adapter()).encode(scalar.bits());
        unknown |= bytes == null;
        add(bytes == null ? 0 : bytes.length);
      }
    }

    private static int after(Type type) {
      Frame frame =
          type instanceof Type.Text text
              ? text.frame()
              : type instanceof Type.Bytes bytes ? bytes.frame() : null;
      return frame instanceof Frame.Terminated terminated ? terminated.length() : 0;
    }
  }
}

package dev.diptych.binary.decode;

import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.records.Zlib;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Determines the packing of a packed field. */
final class PackingReader {
  private static final Scalar DEFAULT = Scalar.of(Zlib.DEFAULT_LEVEL);

  private final StructNode node;
  private final Field packed;

  PackingReader(StructNode node, Type.Packing packing) {
    this(node, node.type().field(packing.field()));
  }

  PackingReader(StructNode node, Field packed) {
    this.node = node;
    this.packed = packed;
  }

  /** A level or packed bytes for each element, or null if all have the default level. */
  @Nullable Value read() {
    List<?> all = raw(packed());
    List<?> contents = raw(content());
    List<Value> ways = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      byte[] bytes = (byte[]) all.get(i);
      int level = Zlib.level((byte[]) contents.get(i), bytes);
      ways.add(level < 0 ? new Blob(bytes) : Scalar.of(level));
    }
    // The default is omitted.
    if (ways.stream().allMatch(DEFAULT::equals)) {
      return null;
    }
    return packed.repeated() ? new Sequence(ways) : ways.get(0);
  }

  /** Packed size of each element in bytes. */
  List<Integer> sizes() {
    return raw(packed()).stream().map(bytes -> ((byte[]) bytes).length).toList();
  }

  private boolean struct() {
    return packed.type().isStruct();
  }

  private String packed() {
    return (struct() ? "_raw__raw_" : "_raw_") + GeneratedClass.javaName(packed.storage().member());
  }

  private String content() {
    String member = GeneratedClass.javaName(packed.storage().member());
    return struct() ? "_raw_" + member : member;
  }

  private List<?> raw(String member) {
    Object object = GeneratedClass.of(node.object().getClass()).get(node.object(), member);
    if (object instanceof List<?> all) {
      return all;
    }
    return object == null ? List.of() : List.of(object);
  }
}

package dev.diptych.binary.encode;

import dev.diptych.binary.check.EncodedObject;
import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.records.Packings;
import dev.diptych.records.RecordStream;
import io.kaitai.struct.KaitaiStruct;
import java.util.List;

/** Packs the elements of one field before they are written, to determine their size. */
final class Packer {
  private final KaitaiStruct.ReadWrite owner;
  private final Field field;
  private final Sizes sizes;
  private final GeneratedClasses classes;

  Packer(KaitaiStruct.ReadWrite owner, Field field, Sizes sizes, GeneratedClasses classes) {
    this.owner = owner;
    this.field = field;
    this.sizes = sizes;
    this.classes = classes;
  }

  /**
   * Packs.
   *
   * @param value the elements
   * @param inner the complete objects inside
   */
  void pack(Value value, List<EncodedObject> inner) {
    List<Value> elements =
        value instanceof Sequence sequence ? sequence.elements() : List.of(value);
    for (int i = 0; i < elements.size(); i++) {
      byte[] content = content(elements.get(i), inner);
      sizes.put(elements.get(i), packings().pack(field.storage().member(), i, content).length);
    }
  }

  private Packings packings() {
    return GeneratedClass.of(owner.getClass()).packings(owner);
  }

  private byte[] content(Value value, List<EncodedObject> inner) {
    if (value instanceof Blob blob) {
      return blob.bytes();
    }
    for (EncodedObject encoded : inner) {
      if (encoded.struct() == value) {
        return content(encoded, inner);
      }
    }
    throw new IllegalStateException("no object to pack in " + field.id());
  }

  private byte[] content(EncodedObject encoded, List<EncodedObject> inner) {
    long size = sizes.stream(encoded.struct());
    GeneratedClass.of(owner.getClass())
        .member(field.storage().member())
        .innerSize(owner, Math.toIntExact(size));
    RecordStream stream = new RecordStream(size);
    List<EncodedObject> own = inner.stream().filter(m -> m.path().within(encoded.path())).toList();
    new StreamWriter(own, sizes, classes).write(encoded.object(), stream);
    return stream.toByteArray();
  }

  /** Sets the packings of the field: levels or packed bytes. */
  void setPacking(Value ways) {
    List<Value> all = ways instanceof Sequence sequence ? sequence.elements() : List.of(ways);
    String member = field.storage().member();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) instanceof Scalar level) {
        packings().level(member, i, Math.toIntExact(level.bits()));
      } else {
        packings().bytes(member, i, ((Blob) all.get(i)).bytes());
      }
    }
  }
}

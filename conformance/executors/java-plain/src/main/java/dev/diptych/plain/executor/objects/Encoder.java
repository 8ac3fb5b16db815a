package dev.diptych.plain.executor.objects;

import dev.diptych.plain.executor.derive.Sizes;
import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Type;
import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Encodes documents: fills objects of generated code, which check and write themselves. */
public final class Encoder {
  private Encoder() {}

  /** The bytes of {@code root}, including its residue. */
  public static byte[] encode(Value.Struct root) {
    if (!root.residue().equals(Residue.NONE)) {
      Value.Struct plain = new Value.Struct(root.type(), root.values(), Residue.NONE);
      return Patches.apply(encode(plain), root.residue());
    }
    try {
      KaitaiStruct.ReadWrite object = object(root, null);
      long size = Sizes.of(root);
      ByteBufferKaitaiStream stream = new ByteBufferKaitaiStream(size);
      object._write(stream);
      if (stream.pos() != size) {
        throw RequestException.failed(
            "generated code wrote " + stream.pos() + " bytes instead of " + size);
      }
      stream.seek(0);
      return stream.readBytesFull();
    } catch (ConsistencyError | KaitaiStream.ValidationFailedError e) {
      throw RequestException.rejected(String.valueOf(e.getMessage()));
    }
  }

  private static KaitaiStruct.ReadWrite object(Value.Struct struct, @Nullable Object parent) {
    if (!struct.residue().equals(Residue.NONE)) {
      throw RequestException.unsupported("residue within " + struct.type().name());
    }
    KaitaiStruct.ReadWrite object = Reflection.create(ClassNames.of(struct.type().name()));
    adopt(object, parent);
    for (Field field : struct.type().fields()) {
      Value value = struct.get(field.id());
      if (value != null) {
        set(object, field, value);
      }
    }
    object._check();
    return object;
  }

  /** Generated code gives structs of another spec no parent. */
  private static void adopt(KaitaiStruct.ReadWrite object, @Nullable Object parent) {
    if (parent != null && outermost(object.getClass()) == outermost(parent.getClass())) {
      Object root = Reflection.get(parent, "_root");
      Reflection.call(Reflection.method(object.getClass(), "set_root", 1), object, root);
      Reflection.call(Reflection.method(object.getClass(), "set_parent", 1), object, parent);
    }
  }

  private static Class<?> outermost(Class<?> type) {
    return type.getEnclosingClass() == null ? type : outermost(type.getEnclosingClass());
  }

  private static void set(Object object, Field field, Value value) {
    Method setter = Reflection.method(object.getClass(), "set" + ClassNames.type(field.id()), 1);
    if (!(value instanceof Value.Elements many)) {
      Class<?> target = setter.getParameterTypes()[0];
      Reflection.call(setter, object, one(object, field.type(), value, target));
      return;
    }
    var list = (ParameterizedType) setter.getGenericParameterTypes()[0];
    Class<?> target = raw(list.getActualTypeArguments()[0]);
    List<Object> elements = new ArrayList<>();
    many.elements().forEach(each -> elements.add(one(object, field.type(), each, target)));
    Reflection.call(setter, object, elements);
  }

  private static Class<?> raw(java.lang.reflect.Type type) {
    return type instanceof Class<?> plain ? plain : Object.class;
  }

  private static Object one(Object parent, Type type, Value value, Class<?> target) {
    if (value instanceof Value.Struct struct) {
      return object(struct, parent);
    }
    if (type instanceof Type.Varint && value instanceof Value.Blob blob) {
      KaitaiStruct.ReadWrite varint = Scalars.varint(blob, target);
      adopt(varint, parent);
      varint._check();
      return varint;
    }
    return Scalars.toJava(type, value, target);
  }

  /** Adds residue to an encoded file. */
  private static final class Patches {
    private static byte[] apply(byte[] encoded, Residue residue) {
      if (residue.slack() != 0) {
        throw RequestException.unsupported("gaps between fields");
      }
      byte[] trailing = residue.trailing().bytes();
      byte[] file = Arrays.copyOf(encoded, encoded.length + trailing.length);
      System.arraycopy(trailing, 0, file, encoded.length, trailing.length);
      residue.patches().forEach(patch -> put(patch, file));
      return file;
    }

    private static void put(Residue.Patch patch, byte[] file) {
      int length = patch.encoded().length();
      boolean within = patch.offset() <= file.length - length && patch.actual().length() == length;
      int at = within ? (int) patch.offset() : 0;
      if (!within || !Arrays.equals(file, at, at + length, patch.encoded().bytes(), 0, length)) {
        throw RequestException.rejected("residue does not match the encoded bytes");
      }
      System.arraycopy(patch.actual().bytes(), 0, file, at, length);
    }
  }
}

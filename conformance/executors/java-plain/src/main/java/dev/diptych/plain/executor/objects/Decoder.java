package dev.diptych.plain.executor.objects;

import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Derivation;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Decodes files with generated code and converts its objects to documents. */
public final class Decoder {
  private final Schema schema;
  private @Nullable String lost;

  private Decoder(Schema schema) {
    this.schema = schema;
  }

  /** The root of the document in {@code file}. */
  public static Value.Struct decode(Schema schema, byte[] file) {
    if (schema.refusal() != null) {
      throw RequestException.rejected(schema.refusal());
    }
    BoundedStream stream = new BoundedStream(file);
    KaitaiStruct.ReadWrite object = read(schema, stream);
    Decoder decoder = new Decoder(schema);
    Value.Struct root = decoder.struct(object, schema.struct(schema.root()));
    if (decoder.lost != null) {
      throw RequestException.failed(
          "generated code lost " + decoder.lost + ": a number that its enum does not name");
    }
    return new Value.Struct(root.type(), root.values(), Residue.trailing(stream.readBytesFull()));
  }

  private static KaitaiStruct.ReadWrite read(Schema schema, BoundedStream stream) {
    try {
      KaitaiStruct.ReadWrite object =
          ClassNames.of(schema.root()).getConstructor(KaitaiStream.class).newInstance(stream);
      Reflection.call(Reflection.method(object.getClass(), "_read", 0), object);
      return object;
    } catch (RequestException e) {
      throw e;
    } catch (RuntimeException e) {
      throw RequestException.rejected("at " + stream.pos() + ": " + e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Value.Struct struct(Object object, StructType type) {
    Map<String, Value> values = new LinkedHashMap<>();
    for (Field field : type.fields()) {
      Object got = Reflection.get(object, ClassNames.member(field.id()));
      if (got != null) {
        values.put(field.id(), field(field, got));
      } else if (!field.optional()) {
        // Any other error rejects the file as well.
        lost = field.id();
      }
    }
    type.fields().forEach(field -> count(field, values));
    return new Value.Struct(type, values, Residue.NONE);
  }

  /** Generated code treats a negative count as zero. */
  private static void count(Field field, Map<String, Value> values) {
    if (field.derivation() instanceof Derivation.Size size
        && !size.bytes()
        && values.get(field.id()) instanceof Value.Bits count
        && values.get(size.of()) instanceof Value.Elements elements
        && size.scale() * count.bits() + size.offset() != elements.elements().size()) {
      throw RequestException.rejected(field.id() + " is " + count.bits() + ": negative count");
    }
  }

  private Value field(Field field, Object got) {
    if (!field.repeated()) {
      return one(field.type(), got);
    }
    List<Value> elements = new ArrayList<>();
    ((List<?>) got).forEach(element -> elements.add(one(field.type(), element)));
    return new Value.Elements(elements);
  }

  private Value one(Type type, Object got) {
    if (type instanceof Type.Nested nested) {
      return struct(got, schema.struct(nested.struct()));
    }
    if (type instanceof Type.Switched switched) {
      return switched.structs().stream()
          .filter(name -> ClassNames.of(name).isInstance(got))
          .findFirst()
          .map(name -> struct(got, schema.struct(name)))
          .orElseThrow(() -> RequestException.unsupported("a case that is not a struct"));
    }
    return Scalars.fromJava(type, got);
  }
}

package dev.diptych.binary.encode;

import dev.diptych.binary.check.EncodeFailure;
import dev.diptych.binary.check.EncodedObject;
import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.generated.GeneratedClass;
import dev.diptych.binary.generated.GeneratedClasses;
import dev.diptych.binary.generated.GeneratedField;
import dev.diptych.binary.generated.GeneratedNumbers;
import dev.diptych.binary.generated.GeneratedValue;
import dev.diptych.binary.generated.Narrowing;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.BudgetExceededException;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStruct;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Converts values to objects that generated code writes. Packs them, and derives the lengths that
 * depend on that.
 */
final class ObjectBuilder {
  private final GeneratedClasses classes;
  private final Sizes sizes = Sizes.withChecksums();
  private final List<EncodedObject> objects = new ArrayList<>();
  private final Set<Path> omitted = new LinkedHashSet<>();

  ObjectBuilder(GeneratedClasses classes) {
    this.classes = classes;
  }

  /** The paths to checksums that have no value; the objects have placeholders. */
  Set<Path> omitted() {
    return omitted;
  }

  /** All objects so far, inner ones before outer ones. */
  List<EncodedObject> objects() {
    return objects;
  }

  /** The sizes of packed values. */
  Sizes sizes() {
    return sizes;
  }

  /** An object with the values of {@code root}, all the way down. */
  EncodedObject build(Struct root) {
    return fill(GeneratedClass.of(classes.root()).createRoot(null), root, Path.ROOT);
  }

  private EncodedObject fill(KaitaiStruct.ReadWrite object, Struct struct, Path path) {
    int first = objects.size();
    @Nullable Value[] values = struct.toArray();
    List<Field> fields = struct.type().fields();
    GeneratedField[] members = GeneratedClass.of(object.getClass()).fields(struct.type());
    for (int i = 0; i < values.length; i++) {
      values[i] = new Filler(object, members[i], struct.type(), i, path).set(values[i]);
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && isOmitted(object, fields.get(i), members[i])) {
        omitted.add(path.field(fields.get(i).id()));
        values[i] = Checksums.placeholder(fields.get(i));
        new Filler(object, members[i], struct.type(), i, path).set(values[i]);
      }
    }
    for (int i = 0; i < values.length; i++) {
      if (fields.get(i).storage().packed() && values[i] != null) {
        new Packer(object, fields.get(i), sizes, classes)
            .pack(values[i], objects.subList(first, objects.size()));
      }
    }
    for (int i = 0; i < values.length; i++) {
      outerSizes(object, members[i], fields.get(i), values[i]);
    }
    Struct siblings = struct.replaced(values);
    boolean derived = derive(object, siblings, values, path);
    EncodedObject whole = new EncodedObject(object, derived ? struct.with(values) : siblings, path);
    objects.add(whole);
    return whole;
  }

  /** Whether {@code field}, which has no value, is a checksum that is computed later. */
  private static boolean isOmitted(Object object, Field field, GeneratedField member) {
    if (!field.isChecksum() || member.condition() == null) {
      return field.isChecksum();
    }
    try {
      return Boolean.TRUE.equals(member.condition().get(object));
    } catch (BudgetExceededException e) {
      throw e;
    } catch (RuntimeException e) {
      // Its condition depends on what is missing; checks report that.
      return false;
    }
  }

  /** Generated code only knows the size of a struct with a terminator after reading it. */
  private void outerSizes(
      KaitaiStruct.ReadWrite object, GeneratedField member, Field field, @Nullable Value value) {
    Storage.Stream stream = field.storage().stream();
    if (stream == null || stream.end() == null) {
      return;
    }
    if (value instanceof Struct struct) {
      member.outerSize(object, outerSize(field, struct));
    } else if (value instanceof Sequence sequence
        && !sequence.elements().isEmpty()
        && sequence.elements().get(0) instanceof Struct) {
      List<Integer> all = sequence.elements().stream().map(e -> outerSize(field, e)).toList();
      member.outerSize(object, all);
    }
  }

  private int outerSize(Field field, Value element) {
    return Math.toIntExact(sizes.of(field, element)) - field.storage().bytesAfter();
  }

  /** Derives the fields that depend on packing; returns whether there are any. */
  private boolean derive(
      KaitaiStruct.ReadWrite object, Struct siblings, @Nullable Value[] values, Path path) {
    boolean any = false;
    for (int i = 0; i < values.length; i++) {
      Field field = siblings.type().fields().get(i);
      boolean absent = field.optional() && Deriver.isUnconstrained(field, siblings);
      if (values[i] == null && field.derived() && !field.isChecksum() && !absent) {
        values[i] = Deriver.derive(field, siblings, sizes);
        if (values[i] == null) {
          throw new InconsistentValueException(
              path.field(field.id()), underivable(field, siblings));
        }
        GeneratedField member = GeneratedClass.of(object.getClass()).fields(siblings.type())[i];
        new Filler(object, member, siblings.type(), i, path).set(values[i]);
        any = true;
      }
    }
    return any;
  }

  private static String underivable(Field field, Struct siblings) {
    String message = field.id() + " cannot be derived";
    if (field.derivation() instanceof Derivation.LengthOf length) {
      long size =
          new Sizes().of(siblings.type().field(length.field()), siblings.get(length.field()));
      return "%s: no value of %s makes %s the %d bytes of %s"
          .formatted(
              message, field.id(), length.linear().describe(field.id()), size, length.field());
    }
    return field.derivation() instanceof Derivation.CountOf count
        ? "%s: no value of %s makes %s the number of %s"
            .formatted(message, field.id(), count.linear().describe(field.id()), count.field())
        : message;
  }

  /** Sets one field of one object. */
  private final class Filler {
    private final KaitaiStruct.ReadWrite object;
    private final GeneratedField member;
    private final StructType owner;
    private final Field field;
    private final Path around;

    private Filler(
        KaitaiStruct.ReadWrite object,
        GeneratedField member,
        StructType owner,
        int index,
        Path around) {
      this.object = object;
      this.member = member;
      this.owner = owner;
      this.field = owner.fields().get(index);
      this.around = around;
    }

    /** Sets the field and returns its complete value. */
    private @Nullable Value set(@Nullable Value value) {
      if (field.type() instanceof Type.Packing packing) {
        if (value != null) {
          new Packer(object, owner.field(packing.field()), sizes, classes).setPacking(value);
        }
        return value;
      }
      if (field.storage().instance()) {
        member.enable(object, value != null);
      }
      if (value == null) {
        return null;
      }
      return value instanceof Sequence sequence ? sequence(sequence) : single(value);
    }

    private Value single(Value value) {
      if (value instanceof Struct struct) {
        EncodedObject inner = struct(struct, 0, new Path(around, field.id(), -1));
        member.set(object, inner.object());
        if (field.storage().stream() != null) {
          long size = sizes.stream(inner.struct());
          member.innerSize(object, Math.toIntExact(Math.max(0, size)));
        }
        return inner.struct();
      }
      member.set(object, plain(value, member.elementType(), -1));
      return value;
    }

    private Value sequence(Sequence sequence) {
      List<Object> objects = new ArrayList<>();
      List<Value> values = new ArrayList<>();
      boolean changed = false;
      // Arguments of an element may depend on those before it.
      member.set(object, objects);
      Class<?> type = member.elementType();
      Narrowing narrowing = Narrowing.of(type);
      for (Value value : sequence.elements()) {
        if (value instanceof Struct struct) {
          EncodedObject inner =
              struct(struct, objects.size(), new Path(around, field.id(), objects.size()));
          objects.add(inner.object());
          values.add(inner.struct());
          changed |= inner.struct() != value;
        } else {
          Object plain = plain(value, type, objects.size());
          objects.add(
              type.isEnum()
                  ? GeneratedNumbers.constant(type, (Long) plain, others(sequence, objects.size()))
                  : narrowing.of(plain));
          values.add(value);
        }
      }
      return changed ? new Sequence(values) : sequence;
    }

    private Object plain(Value value, Class<?> type, int index) {
      try {
        return new GeneratedValue(object, field, type).of(value);
      } catch (ConsistencyError e) {
        Path at = new Path(around, field.id(), index);
        throw new InconsistentValueException(at, field.id() + " must be " + e.expected());
      }
    }

    /** The elements that repeat-until must distinguish from the one at {@code index}. */
    private static Set<Long> others(Sequence sequence, int index) {
      List<Value> all = sequence.elements();
      int last = all.size() - 1;
      List<Value> others = index == last ? all.subList(0, last) : all.subList(last, last + 1);
      return others.stream().map(each -> ((Scalar) each).bits()).collect(Collectors.toSet());
    }

    private EncodedObject struct(Struct struct, int index, Path at) {
      return fill(created(classes.type(struct.type()), index, at), struct, at);
    }

    private KaitaiStruct.ReadWrite created(Class<?> type, int index, Path at) {
      try {
        return member.create(object, type, index);
      } catch (RuntimeException e) {
        throw EncodeFailure.at(at, e);
      }
    }
  }
}

package dev.diptych.conformance.differential;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Documents that differ from another one in one value. */
final class ValueMutations {
  private final List<Struct> all = new ArrayList<>();

  private ValueMutations() {}

  /**
   * Documents with each number plus one, each optional field removed, each count off by one, each
   * byte array longer or shorter.
   */
  static List<Struct> of(Struct root) {
    ValueMutations mutations = new ValueMutations();
    mutations.struct(root, mutations.all::add);
    return mutations.all;
  }

  private void struct(Struct struct, Consumer<Struct> rebuilt) {
    List<Field> fields = struct.type().fields();
    for (int i = 0; i < fields.size(); i++) {
      int index = i;
      Value value = struct.get(i);
      if (value == null) {
        continue;
      }
      if (fields.get(i).optional() || fields.get(i).storage().instance()) {
        rebuilt.accept(struct.with(fields.get(i).id(), null));
      }
      value(value, changed -> rebuilt.accept(struct.with(fields.get(index).id(), changed)));
    }
  }

  private void value(Value value, Consumer<Value> rebuilt) {
    if (value instanceof Scalar scalar) {
      rebuilt.accept(Scalar.of(scalar.bits() + 1));
      if (scalar.bits() != 0) {
        rebuilt.accept(Scalar.of(scalar.bits() - 1));
      }
    } else if (value instanceof Blob blob) {
      rebuilt.accept(new Blob(Arrays.copyOf(blob.bytes(), blob.length() + 1)));
      if (blob.length() > 0) {
        rebuilt.accept(new Blob(Arrays.copyOf(blob.bytes(), blob.length() - 1)));
      }
    } else if (value instanceof Struct struct) {
      struct(struct, rebuilt::accept);
    } else if (value instanceof Sequence sequence) {
      sequence(sequence.elements(), elements -> rebuilt.accept(new Sequence(elements)));
    }
  }

  private void sequence(List<Value> elements, Consumer<List<Value>> rebuilt) {
    for (int i = 0; i < elements.size(); i++) {
      int index = i;
      Function<Value, List<Value>> with =
          value -> {
            List<Value> copy = new ArrayList<>(elements);
            copy.set(index, value);
            return copy;
          };
      value(elements.get(i), value -> rebuilt.accept(with.apply(value)));
    }
    if (!elements.isEmpty()) {
      rebuilt.accept(elements.subList(0, elements.size() - 1));
      List<Value> more = new ArrayList<>(elements);
      more.add(elements.get(elements.size() - 1));
      rebuilt.accept(more);
    }
  }
}

package dev.diptych.text.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The fields of a struct whose block is being bound, with the location of each. */
final class FieldCollector {
  private final StructType type;
  private final @Nullable Value[] values;
  private final @Nullable Span[] first;

  // Most structs have none of these.
  private @Nullable Span @Nullable [] @Nullable [] firstElements;
  private @Nullable List<?> @Nullable [] lists;
  private @Nullable TableBuilder @Nullable [] tables;
  private Map<String, Span> unknown = Map.of();
  private @Nullable Residue residue;
  private boolean isIncomplete;

  FieldCollector(StructType type) {
    int count = type.fields().size();
    this.type = type;
    this.values = new Value[count];
    this.first = new Span[count];
  }

  /** The residue, or null if the text has none. */
  @Nullable Residue residue() {
    return residue;
  }

  void residue(Residue residue) {
    this.residue = residue;
  }

  /** The index of the first field that is cut off, perhaps only in part; -1 if none is. */
  int cut() {
    Residue.Cut cut = residue == null ? null : residue.cut();
    return cut == null ? -1 : type.indexOf(cut.field());
  }

  /** Whether a field is cut off, except for a part of the first. */
  boolean isCut(int index) {
    Residue.Cut cut = residue == null ? null : residue.cut();
    return cut != null && cut.covers(type, index);
  }

  /** Records an item whose name is unknown, and is kept. */
  void addUnknown(String name, Span at) {
    if (unknown.isEmpty()) {
      unknown = new LinkedHashMap<>();
    }
    unknown.putIfAbsent(name, at);
  }

  /** The items with unknown names, each where it is first. */
  Map<String, Span> unknown() {
    return unknown;
  }

  /** Records that the text has errors in the block, so that fields may be missing. */
  void setIncomplete(boolean isIncomplete) {
    this.isIncomplete |= isIncomplete;
  }

  /** Whether the text has such errors in the block. */
  boolean isIncomplete() {
    return isIncomplete;
  }

  StructType type() {
    return type;
  }

  /** The span where field {@code index} was set first; it must be set. */
  Span first(int index) {
    return requireNonNull(first[index]);
  }

  boolean isSet(int index) {
    return first[index] != null;
  }

  void markSet(int index, Span at) {
    if (first[index] == null) {
      first[index] = at;
    }
  }

  void set(int index, @Nullable Value value) {
    values[index] = value;
  }

  /** The elements of field {@code index} so far; can be modified. */
  @SuppressWarnings("unchecked")
  List<@Nullable Value> list(int index) {
    if (lists == null) {
      lists = new List<?>[values.length];
    }
    if (lists[index] == null) {
      lists[index] = new ArrayList<@Nullable Value>();
    }
    return (List<@Nullable Value>) lists[index];
  }

  /** The rows of field {@code index} so far; can be modified. */
  TableBuilder table(int index, Schema schema) {
    if (tables == null) {
      tables = new TableBuilder[values.length];
    }
    if (tables[index] == null) {
      tables[index] = new TableBuilder(schema.layout(type.fields().get(index)), 1);
    }
    return tables[index];
  }

  /** The span where element {@code element} of field {@code index} was set first, or null. */
  @Nullable Span firstElement(int index, int element) {
    @Nullable Span[] elements = firstElements(index);
    return elements == null ? null : elements[element];
  }

  /** Whether elements of field {@code index} have been set by {@link #setElement}. */
  boolean hasNamedElements(int index) {
    return firstElements(index) != null;
  }

  private @Nullable Span @Nullable [] firstElements(int index) {
    return firstElements == null ? null : firstElements[index];
  }

  void setElement(int index, int element, @Nullable Value value, Span at) {
    int count = ((Repeat.Fixed) type.fields().get(index).repeat()).count();
    if (firstElements == null) {
      firstElements = new Span[values.length][];
    }
    if (firstElements[index] == null) {
      firstElements[index] = new Span[count];
      list(index).addAll(Arrays.asList(new Value[count]));
    }
    firstElements[index][element] = at;
    list(index).set(element, value);
    markSet(index, at);
  }

  /** The value of field {@code index}, or null if it is omitted or invalid. */
  @Nullable Value value(int index, Supplier<? extends @Nullable Value> defaultElement) {
    if (tables != null && tables[index] != null) {
      return tables[index].build();
    }
    if (lists == null || lists[index] == null) {
      return values[index];
    }
    List<@Nullable Value> elements = list(index);
    @Nullable Span[] spans = firstElements(index);
    if (spans != null) {
      trim(index, elements, spans);
      fill(elements, spans, defaultElement);
    }
    return elements.contains(null) ? null : new Sequence(elements);
  }

  /** The last elements of a field that is cut off are missing. */
  private void trim(int index, List<@Nullable Value> elements, @Nullable Span[] spans) {
    while (isCut(index) && spans[elements.size() - 1] == null) {
      elements.remove(elements.size() - 1);
    }
  }

  private static void fill(
      List<@Nullable Value> elements,
      @Nullable Span[] spans,
      Supplier<? extends @Nullable Value> defaultElement) {
    for (int i = 0; i < elements.size(); i++) {
      if (spans[i] == null) {
        elements.set(i, defaultElement.get());
      }
    }
  }

  Field field(int index) {
    return type.fields().get(index);
  }
}

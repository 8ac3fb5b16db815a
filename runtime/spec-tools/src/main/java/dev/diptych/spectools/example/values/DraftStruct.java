package dev.diptych.spectools.example.values;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Repetition;
import dev.diptych.ir.Spec;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.derive.Sizes;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Storage;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.describe.StructView;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A struct of an example under construction: its fields get their values in order. */
public final class DraftStruct {
  /** The work for each field of a struct that is frozen. */
  private static final long FIELD = 2;

  private final StructView view;
  private final @Nullable DraftStruct parent;
  private final String field;
  private final int index;
  private final Map<String, Expr> params = new HashMap<>();
  private final Map<String, @Nullable Object> values = new HashMap<>();
  private final Spec spec;
  private final Work work;
  private long limit = -1;
  private int started;
  private byte[] behind = {};
  private long gaps;

  /** A root struct without values, whose work has no limit. */
  public DraftStruct(StructView view, Spec spec) {
    this(view, spec, new Work(Long.MAX_VALUE));
  }

  /**
   * A root struct without values.
   *
   * @param spec the spec that has it
   * @param work counts the work for its values
   */
  public DraftStruct(StructView view, Spec spec, Work work) {
    this.view = view;
    this.spec = spec;
    this.parent = null;
    this.field = "";
    this.index = 0;
    this.work = work;
  }

  /**
   * A struct without values.
   *
   * @param parent the struct around it
   * @param field the field of the parent
   * @param index the index of the element in a repeated field
   */
  public DraftStruct(StructView view, DraftStruct parent, String field, int index) {
    this.view = view;
    this.parent = parent;
    this.field = field;
    this.index = index;
    this.spec = parent.spec;
    this.work = parent.work;
  }

  /** What counts the work for the values of the whole file. */
  public Work work() {
    return work;
  }

  public StructView view() {
    return view;
  }

  /** The spec that has it. */
  Spec spec() {
    return spec;
  }

  public StructType type() {
    return view.type();
  }

  /** The outer struct, or null. */
  public @Nullable DraftStruct parent() {
    return parent;
  }

  /** The outer struct; this one must not be the root. */
  public DraftStruct around() {
    return requireNonNull(parent, type().name());
  }

  int index() {
    return index;
  }

  /** Whether this or an outer struct is not the first element of a list with a condition. */
  public boolean isBehindFirst() {
    return parent != null
        && (parent.isBehindFirst()
            || (index > 0
                && parent.view.requireField(field).repetition() instanceof Repetition.Until));
  }

  /** The storage of the field of this struct, which must not be the root. */
  public Storage storage() {
    return around().view.requireField(field).field().storage();
  }

  /** Whether it has a stream of its own. */
  public boolean hasSubstream() {
    return parent == null || storage().stream() != null;
  }

  /** The struct of the whole file. */
  public DraftStruct root() {
    return parent == null ? this : parent.root();
  }

  /** The arguments for this struct, as expressions of the outer one. */
  public Map<String, Expr> params() {
    return params;
  }

  /** The path to the field {@code id} of this struct. */
  public String path(String id) {
    return parent == null ? id : parent.path(field) + "[" + index + "]." + id;
  }

  /** The value of the field {@code id}: a value, a draft, a list of them, or null. */
  public @Nullable Object get(String id) {
    return values.get(id);
  }

  /** The value of the field {@code id}, which must have one. */
  public Object require(String id) {
    return requireNonNull(values.get(id), id);
  }

  public void set(String id, @Nullable Object value) {
    values.put(id, value);
  }

  /** Begins the field at {@code index}: expressions see a stream that ends after its values. */
  public void start(int index) {
    started = index + 1;
  }

  /** The number of fields that have begun. */
  int started() {
    return started;
  }

  /** Sets the bytes after the fields, which no field has. */
  public void behind(byte[] bytes) {
    behind = bytes.clone();
  }

  /** Adds zeros behind the fields, so that the stream that begins with this has {@code bytes}. */
  public void reach(long bytes) {
    long taken = new Sizes().stream(freeze(false));
    if (taken != Sizes.UNKNOWN && taken < bytes) {
      behind = Arrays.copyOf(behind, behind.length + (int) (bytes - taken));
    }
  }

  /** Adds bytes of the stream of this that the file has around values, but the values do not. */
  public void gap(long bytes) {
    holder().gaps += bytes;
  }

  /** The bytes of {@link #gap} in the stream that begins with this. */
  long gaps() {
    return gaps;
  }

  private DraftStruct holder() {
    return hasSubstream() ? this : around().holder();
  }

  /** Sets the size of the substream of this. */
  public void limit(long bytes) {
    limit = bytes;
  }

  public long limit() {
    return limit;
  }

  /** The number of structs of {@code type} among this one and those around it. */
  public int depth(StructType wanted) {
    int own = type().equals(wanted) ? 1 : 0;
    return parent == null ? own : own + parent.depth(wanted);
  }

  /** Whether this struct or an outer one is nested in a struct of its own type. */
  public boolean isNested() {
    return depth(type()) > 1 || (parent != null && parent.isNested());
  }

  /** The current values as a struct. */
  public Struct freeze() {
    return freeze(true);
  }

  /** The values as a struct of a document: zeros fill streams that are larger than their fields. */
  public Struct document() {
    return freeze(true, true);
  }

  /** The current values as a struct, with or without fields at positions. */
  public Struct freeze(boolean positions) {
    return freeze(positions, false);
  }

  private Struct freeze(boolean positions, boolean fills) {
    @Nullable Value[] now = new Value[type().fields().size()];
    work.count(FIELD * now.length);
    for (int i = 0; i < now.length; i++) {
      Field each = type().fields().get(i);
      boolean there = positions || !each.storage().instance();
      Object value = there ? values.get(each.id()) : null;
      work.count(value instanceof List<?> many ? FIELD * many.size() : 0);
      now[i] = value(value, positions, fills);
    }
    @Nullable Value[] chosen = now.clone();
    Struct complete = Deriver.complete(type(), now);
    for (int i = 0; i < now.length; i++) {
      boolean outside = type().fields().get(i).derivation() instanceof Derivation.Outside;
      now[i] = outside ? chosen[i] : now[i];
    }
    Struct struct = complete.replaced(now);
    Residue rest = new Residue(new Blob(behind.clone()), gaps, List.of());
    Struct whole = behind.length == 0 && gaps == 0 ? struct : struct.with(rest);
    return fills && parent != null && limit >= 0 ? filled(whole) : whole;
  }

  private Struct filled(Struct struct) {
    Storage.Stream stream = storage().stream();
    if (stream == null || stream.end() != null || storage().packed()) {
      return struct;
    }
    long taken = new Sizes().stream(struct);
    if (taken < 0 || taken >= limit) {
      return struct;
    }
    byte[] zeros = Arrays.copyOf(behind, behind.length + (int) (limit - taken));
    return struct.with(new Residue(new Blob(zeros), gaps, List.of()));
  }

  /** {@code value} with structs in place of drafts. */
  public static @Nullable Value value(@Nullable Object value, boolean positions) {
    return value(value, positions, false);
  }

  private static @Nullable Value value(@Nullable Object value, boolean positions, boolean fills) {
    if (value instanceof DraftStruct draft) {
      return draft.freeze(positions, fills);
    }
    return value instanceof List<?> many
        ? new Sequence(many.stream().map(each -> value(each, positions, fills)).toList())
        : (Value) value;
  }
}

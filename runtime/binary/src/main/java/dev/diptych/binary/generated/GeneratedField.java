package dev.diptych.binary.generated;

import dev.diptych.records.FieldPositions;
import dev.diptych.records.Positioned;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The members of one generated class for one field. Those that do not exist are null. */
public final class GeneratedField {
  private final GeneratedClass owner;
  private final String name;
  private final @Nullable Getter value;
  private final @Nullable Setter setter;
  private final @Nullable Setter enabler;
  private final @Nullable Setter innerSize;
  private final @Nullable Setter outerSize;
  private final @Nullable Getter condition;
  private final @Nullable Getter size;
  private final @Nullable Method selected;
  private final int position;
  private final @Nullable Class<?> elementType;
  private final Map<Class<?>, Child> children = new ConcurrentHashMap<>();

  /**
   * Creates structs of one class for the field.
   *
   * @param members the class
   * @param arguments returns the arguments of its constructor after stream, parent and root, or
   *     null
   * @param parent returns the parent if it is not the object itself, or null
   */
  private record Child(
      GeneratedClass members, @Nullable Method arguments, @Nullable Method parent) {}

  /**
   * Finds the members for a field.
   *
   * @param owner the class
   * @param member name of the field in generated code, which several fields may share
   * @param id the id of the field
   */
  GeneratedField(GeneratedClass owner, String member, String id) {
    this.owner = owner;
    this.name = GeneratedClass.javaName(member);
    this.value = owner.getter(name);
    this.setter = owner.setter(name, "");
    this.enabler = owner.setter(name, "_Enabled");
    this.innerSize = owner.setter(name, "_InnerSize");
    this.outerSize = owner.setter(name, "_OuterSize");
    this.condition = owner.getter(GeneratedClass.javaName("twin_if_" + id));
    this.size = owner.getter(GeneratedClass.javaName("twin_size_" + id));
    this.selected = owner.method("_twinCase_" + name);
    this.position = Arrays.asList(owner.fieldNames()).indexOf(name);
    this.elementType = value == null ? null : value.elementType();
  }

  /** The value of the field in {@code object}, or null. */
  public @Nullable Object get(Object object) {
    return Objects.requireNonNull(value, name).get(object);
  }

  /** The class of the field, or of its elements if it repeats. */
  public Class<?> elementType() {
    return Objects.requireNonNull(elementType, name);
  }

  public void set(Object object, Object to) {
    Objects.requireNonNull(setter, name).set(object, to);
  }

  /** Sets the field to null. */
  public void clear(Object object) {
    Objects.requireNonNull(setter, name).clear(object);
  }

  /** Sets whether a field at a position is written. */
  public void enable(Object object, boolean enabled) {
    Objects.requireNonNull(enabler, name).set(object, enabled);
  }

  /** Sets the unpacked size of a packed struct in bytes. */
  public void innerSize(Object object, int bytes) {
    if (innerSize != null) {
      innerSize.set(object, bytes);
    }
  }

  /**
   * Sets the size of structs that end with a terminator.
   *
   * @param sizes a number, or a list of numbers if the field repeats
   */
  public void outerSize(Object object, Object sizes) {
    Objects.requireNonNull(outerSize, name).set(object, sizes);
  }

  /** Reads the condition of the field; null if it has none. */
  public @Nullable Getter condition() {
    return condition;
  }

  /** Reads the size of the substream of the field; null if it is constant. */
  public @Nullable Getter size() {
    return size;
  }

  /**
   * The class of the case that generated code selects for this switch; null if none applies or if
   * the schema determines it.
   *
   * @param object the object that has the field
   * @param index which element
   */
  public @Nullable Class<?> selected(Object object, int index) {
    Object[] found =
        selected == null ? null : (Object[]) GeneratedClass.invoke(selected, object, index);
    return found == null ? null : (Class<?>) found[0];
  }

  /** The byte range of the field in {@code object}. */
  public FieldRange positions(Object object) {
    FieldPositions all = ((Positioned) object)._twinPositions();
    return new FieldRange(all, position);
  }

  /**
   * A new object of {@code type} for the field.
   *
   * @param object the object that has the field
   * @param type the class of the element
   * @param index which element
   */
  public KaitaiStruct.ReadWrite create(KaitaiStruct.ReadWrite object, Class<?> type, int index) {
    Method other = child(type).parent;
    KaitaiStruct.ReadWrite parent =
        other == null ? object : (KaitaiStruct.ReadWrite) array(other, object, 0)[0];
    return child(type).members.create(null, object, parent, arguments(object, type, index));
  }

  /** The arguments of the constructor of {@code type} after stream, parent and root. */
  Object[] arguments(Object object, Class<?> type, int index) {
    Method method = child(type).arguments;
    return method == null ? GeneratedClass.NO_ARGUMENTS : array(method, object, index);
  }

  private static Object[] array(Method method, Object object, int index) {
    return (Object[]) Objects.requireNonNull(GeneratedClass.invoke(method, object, index));
  }

  private Child child(Class<?> type) {
    Child cached = children.get(type);
    return cached != null ? cached : children.computeIfAbsent(type, this::newChild);
  }

  private Child newChild(Class<?> type) {
    String end = name + "_" + type.getSimpleName();
    return new Child(
        GeneratedClass.of(type),
        owner.method("_twinArguments_" + end),
        owner.method("_twinParent_" + end));
  }
}

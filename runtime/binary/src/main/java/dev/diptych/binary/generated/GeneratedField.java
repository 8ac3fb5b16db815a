package dev.diptych.binary.generated;

import dev.diptych.records.FieldPositions;
import dev.diptych.records.Positioned;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** All that one generated class has for one field, found once. What it does not have is null. */
public final class GeneratedField {
  private final GeneratedClass owner;
  private final String name;
  private final Getter value;
  private final Setter setter;
  private final Setter enabler;
  private final Setter innerSize;
  private final Setter outerSize;
  private final Getter condition;
  private final Getter size;
  private final int position;
  private final Class<?> elementType;
  private final Map<Class<?>, Child> children = new ConcurrentHashMap<>();

  /**
   * How structs of one class are created for the field.
   *
   * @param members the class
   * @param arguments gives what its constructor takes beyond stream, parent and root, or null
   * @param parent gives the parent where that is not the object itself, or null
   */
  private record Child(GeneratedClass members, Method arguments, Method parent) {}

  /**
   * What a class has for a field.
   *
   * @param owner the members of the class
   * @param member what generated code knows the field by, which several fields may share
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
    this.position = Arrays.asList(owner.fieldNames()).indexOf(name);
    this.elementType = value == null ? null : value.elementType();
  }

  /** What {@code object} has, or null. */
  public Object get(Object object) {
    return value.get(object);
  }

  /** The class of the field, or of its elements where it repeats. */
  public Class<?> elementType() {
    return elementType;
  }

  public void set(Object object, Object to) {
    setter.set(object, to);
  }

  /** Says whether a field at a position is to be written. */
  public void enable(Object object, boolean enabled) {
    enabler.set(object, enabled);
  }

  /** Says how many bytes a packed struct has before it is packed. */
  public void innerSize(Object object, int bytes) {
    if (innerSize != null) {
      innerSize.set(object, bytes);
    }
  }

  /**
   * Says how many bytes the structs of the field have that end with a terminator.
   *
   * @param sizes a number, or a list of numbers where the field repeats
   */
  public void outerSize(Object object, Object sizes) {
    outerSize.set(object, sizes);
  }

  /** Reads whether the spec gives the field; null where it always does. */
  public Getter condition() {
    return condition;
  }

  /** Reads the size that the spec gives to the stream of the field; null where it is fixed. */
  public Getter size() {
    return size;
  }

  /** Where {@code object} has read the field. */
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
        other == null
            ? object
            : (KaitaiStruct.ReadWrite) ((Object[]) GeneratedClass.invoke(other, object, 0))[0];
    return child(type).members.create(null, object, parent, arguments(object, type, index));
  }

  /** What the constructor of {@code type} takes beyond stream, parent and root. */
  Object[] arguments(Object object, Class<?> type, int index) {
    Method method = child(type).arguments;
    return method == null
        ? GeneratedClass.NO_ARGUMENTS
        : (Object[]) GeneratedClass.invoke(method, object, index);
  }

  private Child child(Class<?> type) {
    Child known = children.get(type);
    return known != null ? known : children.computeIfAbsent(type, this::newChild);
  }

  private Child newChild(Class<?> type) {
    String end = name + "_" + type.getSimpleName();
    return new Child(
        GeneratedClass.of(type),
        owner.method("_twinArguments_" + end),
        owner.method("_twinParent_" + end));
  }
}

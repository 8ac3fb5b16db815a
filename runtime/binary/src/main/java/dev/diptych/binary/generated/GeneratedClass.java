package dev.diptych.binary.generated;

import dev.diptych.model.schema.StructType;
import dev.diptych.records.Packings;
import dev.diptych.records.Positioned;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The members of one generated class, found once by the naming rules of the compiler. */
public final class GeneratedClass {
  /** No arguments. */
  static final Object[] NO_ARGUMENTS = {};

  // Not a map: it must not keep classes of user specs from being unloaded.
  private static final ClassValue<GeneratedClass> CACHE =
      new ClassValue<>() {
        @Override
        protected GeneratedClass computeValue(Class<?> type) {
          return new GeneratedClass(type);
        }
      };

  private final Class<?> type;
  private final Class<?> outermost;
  private final Map<String, Method> methods = new HashMap<>();
  private final Map<Integer, Constructor<?>> constructors = new HashMap<>();
  private final Map<String, GeneratedField> members = new ConcurrentHashMap<>();
  private final Map<StructType, GeneratedField[]> fieldsByStruct = new ConcurrentHashMap<>();
  private final @Nullable Getter root;

  private GeneratedClass(Class<?> type) {
    this.type = type;
    this.outermost = outermost(type);
    for (Method method : type.getDeclaredMethods()) {
      methods.putIfAbsent(key(method), method);
    }
    // All constructors of one class differ in their number of parameters.
    for (Constructor<?> constructor : type.getConstructors()) {
      constructors.put(constructor.getParameterCount(), constructor);
    }
    this.root = getter("_root");
  }

  private static String key(Method method) {
    boolean added = method.getName().startsWith("_twin");
    return added ? method.getName() : method.getName() + "/" + method.getParameterCount();
  }

  public static GeneratedClass of(Class<?> type) {
    return CACHE.get(type);
  }

  /** {@code num_rows} as {@code numRows}. */
  public static String javaName(String id) {
    StringBuilder name = new StringBuilder();
    if (id.startsWith("_")) {
      return id;
    }
    for (String part : id.split("_", -1)) {
      if (name.length() == 0) {
        name.append(part);
      } else if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
      }
    }
    return name.toString();
  }

  /** The members for the field {@code id}. */
  public GeneratedField member(String id) {
    GeneratedField cached = members.get(id);
    return cached != null
        ? cached
        : members.computeIfAbsent(id, each -> new GeneratedField(this, each, each));
  }

  /**
   * The members for each field of {@code struct}, in the order of the fields. The array is shared.
   */
  public GeneratedField[] fields(StructType struct) {
    GeneratedField[] cached = fieldsByStruct.get(struct);
    return cached != null ? cached : fieldsByStruct.computeIfAbsent(struct, this::newFields);
  }

  private GeneratedField[] newFields(StructType struct) {
    return struct.fields().stream()
        .map(field -> new GeneratedField(this, field.storage().member(), field.id()))
        .toArray(GeneratedField[]::new);
  }

  /** The value of the member {@code id} of {@code object}, or null. */
  public @Nullable Object get(Object object, String id) {
    return member(id).get(object);
  }

  /** The value of the member {@code id} of {@code object}, which must have one. */
  public Object require(Object object, String id) {
    return Objects.requireNonNull(get(object, id), id);
  }

  /** Whether the class has a member {@code id}. */
  public boolean has(String id) {
    return methods.containsKey(javaName(id) + "/0");
  }

  /** The getter {@code name}, or null. */
  @Nullable Getter getter(String name) {
    Method method = methods.get(name + "/0");
    return method == null ? null : new Getter(method);
  }

  /** The setter for {@code name} with the suffix {@code end}, or null. */
  @Nullable Setter setter(String name, String end) {
    String capitalized = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Method method = methods.get("set" + capitalized + end + "/1");
    return method == null ? null : new Setter(method);
  }

  /** The method {@code name} that Diptych added to the generated code, or null. */
  @Nullable Method method(String name) {
    return methods.get(name);
  }

  /** The Java names of the fields whose positions are recorded, by number. */
  String[] fieldNames() {
    boolean none = !Positioned.class.isAssignableFrom(type);
    return none ? new String[0] : (String[]) field("_twinFields", null);
  }

  /** The packings of the fields of {@code object}. */
  public Packings packings(Object object) {
    return (Packings) field("_twinPackings", object);
  }

  private Object field(String name, @Nullable Object object) {
    try {
      Field field = type.getField(name);
      return field.get(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * A new object without parent and root.
   *
   * @param stream the stream to read, or null if it will be written
   * @param more further arguments of the constructor
   */
  public KaitaiStruct.ReadWrite createRoot(@Nullable KaitaiStream stream, Object... more) {
    @Nullable Object[] all = new Object[1 + more.length];
    all[0] = stream;
    System.arraycopy(more, 0, all, 1, more.length);
    return create(all);
  }

  /**
   * A new object below {@code parent}. Kaitai passes parent and root only to objects of the same
   * {@code .ksy}.
   *
   * @param stream the stream to read, or null if it will be written
   * @param owner the object that contains it
   * @param parent the object passed as its parent
   * @param more further arguments of the constructor
   */
  public KaitaiStruct.ReadWrite create(
      @Nullable KaitaiStream stream,
      KaitaiStruct.ReadWrite owner,
      KaitaiStruct.ReadWrite parent,
      Object... more) {
    GeneratedClass around = of(owner.getClass());
    if (outermost != around.outermost) {
      return createRoot(stream, more);
    }
    @Nullable Object[] all = new Object[3 + more.length];
    all[0] = stream;
    all[1] = parent;
    all[2] = Objects.requireNonNull(around.root).get(owner);
    System.arraycopy(more, 0, all, 3, more.length);
    return create(all);
  }

  private KaitaiStruct.ReadWrite create(@Nullable Object[] arguments) {
    Constructor<?> constructor = constructors.get(arguments.length);
    if (constructor == null) {
      throw new IllegalStateException(type + " has no constructor for " + arguments.length);
    }
    try {
      return (KaitaiStruct.ReadWrite) constructor.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Class<?> outermost(Class<?> type) {
    Class<?> outer = type;
    while (outer.getEnclosingClass() != null) {
      outer = outer.getEnclosingClass();
    }
    return outer;
  }

  /** A handle that calls {@code method} with objects of {@code type}. */
  static MethodHandle handle(Method method, MethodType type) {
    try {
      return MethodHandles.lookup().unreflect(method).asType(type);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Calls {@code method}; throws what it throws. */
  static @Nullable Object invoke(Method method, Object object, @Nullable Object... arguments) {
    try {
      return method.invoke(object, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      if (e.getCause() instanceof Error cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}

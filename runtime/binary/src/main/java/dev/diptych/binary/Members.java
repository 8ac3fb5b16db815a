package dev.diptych.binary;

import dev.diptych.records.Packings;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The members of one generated class, found once by the compiler's naming rules. */
final class Members {
  // Not a map: classes of specs that people bring must be free to go when nobody uses them.
  private static final ClassValue<Members> KNOWN =
      new ClassValue<>() {
        @Override
        protected Members computeValue(Class<?> type) {
          return new Members(type);
        }
      };

  private final Class<?> type;
  private final Map<String, Method> getters = new HashMap<>();
  private final Map<String, Method> setters = new HashMap<>();
  private final Map<String, Method> arguments = new HashMap<>();
  private final Map<String, Field> maps = new HashMap<>();

  private Members(Class<?> type) {
    this.type = type;
    for (Field field : type.getFields()) {
      maps.put(field.getName(), field);
    }
    for (Method method : type.getDeclaredMethods()) {
      String name = method.getName();
      if (name.startsWith("_twinArguments_") || name.startsWith("_twinParent_")) {
        arguments.put(name, method);
      } else if (method.getParameterCount() == 0) {
        getters.put(name, method);
      } else if (name.startsWith("set") && method.getParameterCount() == 1) {
        setters.put(name, method);
      }
    }
  }

  static Members of(Class<?> type) {
    return KNOWN.get(type);
  }

  /** {@code num_rows} as {@code numRows}. */
  static String javaName(String id) {
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

  Object get(Object object, String id) {
    return invoke(getters.get(javaName(id)), object);
  }

  boolean has(String id) {
    return getters.containsKey(javaName(id));
  }

  /** The class of a field, or of its elements where it repeats. */
  Class<?> typeOf(String id) {
    Method getter = getters.get(javaName(id));
    if (List.class.isAssignableFrom(getter.getReturnType())) {
      var many = (java.lang.reflect.ParameterizedType) getter.getGenericReturnType();
      return (Class<?>) many.getActualTypeArguments()[0];
    }
    return getter.getReturnType();
  }

  void set(Object object, String id, Object value) {
    Method setter = setters.get("set" + capitalized(id));
    invoke(setter, object, Numbers.fit(value, setter.getParameterTypes()[0]));
  }

  /** Says whether a field at a position is to be written. */
  void enable(Object object, String id, boolean enabled) {
    invoke(setters.get("set" + capitalized(id) + "_Enabled"), object, enabled);
  }

  /** Says how many bytes a packed struct has before it is packed. */
  void innerSize(Object object, String id, int size) {
    Method setter = setters.get("set" + capitalized(id) + "_InnerSize");
    if (setter != null) {
      invoke(setter, object, size);
    }
  }

  /**
   * Says how many bytes the structs of a field have that end with a terminator.
   *
   * @param sizes a number, or a list of numbers where the field repeats
   */
  void outerSize(Object object, String id, Object sizes) {
    invoke(setters.get("set" + capitalized(id) + "_OuterSize"), object, sizes);
  }

  private static String capitalized(String id) {
    String name = javaName(id);
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** How the packed fields of {@code object} are to be packed. */
  Packings packings(Object object) {
    try {
      return (Packings) maps.get("_twinPackings").get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * What the constructor of an element of a field takes beyond stream, parent and root.
   *
   * @param object the object that holds the field
   * @param id the field
   * @param type the class of the element
   * @param index which element
   */
  Object[] arguments(Object object, String id, Class<?> type, int index) {
    Method method = arguments.get("_twinArguments_" + javaName(id) + "_" + type.getSimpleName());
    return method == null ? new Object[0] : (Object[]) invoke(method, object, index);
  }

  /** The parent of an element of a field: {@code object}, unless its spec names another. */
  KaitaiStruct.ReadWrite parent(KaitaiStruct.ReadWrite object, String id, Class<?> type) {
    Method method = arguments.get("_twinParent_" + javaName(id) + "_" + type.getSimpleName());
    return method == null
        ? object
        : (KaitaiStruct.ReadWrite) ((Object[]) invoke(method, object, 0))[0];
  }

  /**
   * A new object below {@code parent}. Kaitai hands parent and root only to objects of the same
   * {@code .ksy}.
   *
   * @param stream what it is read from, or null where it is to be written
   * @param owner the object that holds it, or null
   * @param parent what it is to take for its parent
   * @param more what its constructor takes beyond these
   */
  KaitaiStruct.ReadWrite create(
      KaitaiStream stream,
      KaitaiStruct.ReadWrite owner,
      KaitaiStruct.ReadWrite parent,
      Object... more) {
    boolean sameSpec = owner != null && outermost(type) == outermost(owner.getClass());
    List<Object> all = new ArrayList<>();
    all.add(stream);
    if (sameSpec) {
      all.add(parent);
      all.add(invoke(of(owner.getClass()).getters.get("_root"), owner));
    }
    all.addAll(Arrays.asList(more));
    // Kaitai's constructors of one class all differ in their number of parameters.
    for (Constructor<?> constructor : type.getConstructors()) {
      if (constructor.getParameterCount() == all.size()) {
        return create(constructor, all.toArray());
      }
    }
    throw new IllegalStateException(type + " has no constructor for " + all.size());
  }

  /** Offsets by Java name, as {@code --read-pos} has the generated code keep them. */
  Map<?, ?> positions(Object object, String map) {
    try {
      return (Map<?, ?>) maps.get(map).get(object);
    } catch (IllegalAccessException e) {
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

  private static KaitaiStruct.ReadWrite create(Constructor<?> constructor, Object[] arguments) {
    try {
      return (KaitaiStruct.ReadWrite) constructor.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object invoke(Method method, Object object, Object... arguments) {
    try {
      return method.invoke(object, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}

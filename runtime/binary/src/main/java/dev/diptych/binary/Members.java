package dev.diptych.binary;

import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The members of one generated class, found once by the compiler's naming rules. */
final class Members {
  private static final Map<Class<?>, Members> KNOWN = new ConcurrentHashMap<>();

  private final Class<?> type;
  private final Map<String, Method> getters = new HashMap<>();
  private final Map<String, Method> setters = new HashMap<>();
  private final Map<String, Field> maps = new HashMap<>();

  private Members(Class<?> type) {
    this.type = type;
    for (Field field : type.getFields()) {
      maps.put(field.getName(), field);
    }
    for (Method method : type.getDeclaredMethods()) {
      String name = method.getName();
      if (method.getParameterCount() == 0) {
        getters.put(name, method);
      } else if (name.startsWith("set") && method.getParameterCount() == 1) {
        setters.put(name, method);
      }
    }
  }

  static Members of(Class<?> type) {
    return KNOWN.computeIfAbsent(type, Members::new);
  }

  /** {@code num_rows} as {@code numRows}. */
  static String javaName(String id) {
    StringBuilder name = new StringBuilder();
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
    String name = javaName(id);
    Method setter = setters.get("set" + Character.toUpperCase(name.charAt(0)) + name.substring(1));
    invoke(setter, object, Numbers.fit(value, setter.getParameterTypes()[0]));
  }

  /**
   * A new object below {@code parent}. Kaitai hands parent and root only to objects of the same
   * {@code .ksy}.
   *
   * @param stream what it is read from, or null where it is to be written
   * @param parent the object that holds it, or null
   */
  KaitaiStruct.ReadWrite create(KaitaiStream stream, KaitaiStruct.ReadWrite parent) {
    boolean sameSpec = parent != null && outermost(type) == outermost(parent.getClass());
    int arity = sameSpec ? 3 : 1;
    for (Constructor<?> constructor : type.getConstructors()) {
      if (constructor.getParameterCount() == arity) {
        Object[] arguments = new Object[arity];
        arguments[0] = stream;
        if (sameSpec) {
          arguments[1] = parent;
          arguments[2] = invoke(of(parent.getClass()).getters.get("_root"), parent);
        }
        return create(constructor, arguments);
      }
    }
    throw new IllegalStateException(type + " has no constructor for " + arity + " arguments");
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

package dev.diptych.plain.executor.objects;

import dev.diptych.plain.executor.error.RequestException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Calls generated code by name. */
final class Reflection {
  private record Key(Class<?> owner, String name, int parameters) {}

  private static final Map<Key, Method> METHODS = new ConcurrentHashMap<>();

  private Reflection() {}

  /** A public method of {@code owner} by its name and number of parameters. */
  static Method method(Class<?> owner, String name, int parameters) {
    return METHODS.computeIfAbsent(new Key(owner, name, parameters), Reflection::find);
  }

  private static Method find(Key key) {
    return Arrays.stream(key.owner().getMethods())
        .filter(method -> method.getName().equals(key.name()) && !method.isBridge())
        .filter(method -> method.getParameterCount() == key.parameters())
        .findFirst()
        .orElseThrow(
            () ->
                RequestException.unsupported(
                    key.owner().getSimpleName() + " has no " + key.name() + "()"));
  }

  /** Calls {@code method}; rethrows what it throws. */
  static @Nullable Object call(
      Method method, @Nullable Object target, @Nullable Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Calls the getter {@code name} of {@code target}. */
  static @Nullable Object get(Object target, String name) {
    return call(method(target.getClass(), name, 0), target);
  }

  /** Creates an object of {@code type}. */
  static <T> T create(Class<T> type) {
    try {
      return type.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw RequestException.unsupported(
          type.getSimpleName() + " has no constructor without parameters");
    }
  }
}

package dev.diptych.binary.generated;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import org.jspecify.annotations.Nullable;

/**
 * Reads one member of objects of one class. A member that is read often gets a method handle;
 * creating one for every member would take longer than reading a small file.
 */
public final class Getter {
  /** Reads after which a method handle is worth its cost. */
  static final int HANDLE_THRESHOLD = 500;

  private static final MethodType TYPE = MethodType.methodType(Object.class, Object.class);

  private final Method method;
  private @Nullable MethodHandle handle;
  private int reads;

  Getter(Method method) {
    this.method = method;
  }

  /** The class of the member, or of its elements if it is a list. */
  Class<?> elementType() {
    return method.getGenericReturnType() instanceof ParameterizedType many
        ? (Class<?>) many.getActualTypeArguments()[0]
        : method.getReturnType();
  }

  /** The member of {@code object}. Exceptions of generated code are passed on. */
  public @Nullable Object get(Object object) {
    MethodHandle cached = handle;
    if (cached == null) {
      return getReflectively(object);
    }
    try {
      return (@Nullable Object) cached.invokeExact(object);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private @Nullable Object getReflectively(Object object) {
    if (++reads > HANDLE_THRESHOLD) {
      handle = GeneratedClass.handle(method, TYPE);
    }
    return GeneratedClass.invoke(method, object);
  }
}

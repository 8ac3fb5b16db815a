package dev.diptych.binary.generated;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Sets one member of the objects of one class, as {@link Getter} reads one. */
final class Setter {
  private static final MethodType TYPE =
      MethodType.methodType(void.class, Object.class, Object.class);

  private final Method method;
  private final Narrowing narrowing;
  private @Nullable MethodHandle handle;
  private int uses;

  Setter(Method method) {
    this.method = method;
    this.narrowing = Narrowing.of(method.getParameterTypes()[0]);
  }

  /** Sets the member of {@code object} to {@code value}, after narrowing a long. */
  void set(Object object, Object value) {
    MethodHandle cached = handle;
    if (cached == null) {
      setReflectively(object, narrowing.of(value));
      return;
    }
    try {
      cached.invokeExact(object, narrowing.of(value));
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Sets the member of {@code object} to null. */
  void clear(Object object) {
    GeneratedClass.invoke(method, object, (Object) null);
  }

  private void setReflectively(Object object, Object value) {
    if (++uses > Getter.HANDLE_THRESHOLD) {
      handle = GeneratedClass.handle(method, TYPE);
    }
    GeneratedClass.invoke(method, object, value);
  }
}

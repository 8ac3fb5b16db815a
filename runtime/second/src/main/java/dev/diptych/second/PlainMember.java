package dev.diptych.second;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import org.jspecify.annotations.Nullable;

/**
 * A member of an object that plain Kaitai read.
 *
 * @param object the object
 * @param getter the method that reads the member where it was not read yet
 */
record PlainMember(Object object, Method getter) {
  /** The value. */
  @Nullable Object get() throws InvocationTargetException {
    try {
      return getter.invoke(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The class of the value, or of its elements where it is a list. */
  Class<?> type() {
    if (getter.getGenericReturnType() instanceof ParameterizedType many) {
      return (Class<?>) many.getActualTypeArguments()[0];
    }
    return getter.getReturnType();
  }
}

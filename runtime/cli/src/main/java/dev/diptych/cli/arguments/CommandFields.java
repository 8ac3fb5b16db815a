package dev.diptych.cli.arguments;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Objects;

/** The fields of a command and its mixins, by paths such as {@code inputs.spec}. */
record CommandFields(Object command) {
  /** Creates the mixin in {@code path}. */
  void create(String path) {
    Object owner = owner(path);
    try {
      Field field = field(owner, path);
      Constructor<?> constructor = field.getType().getDeclaredConstructor();
      constructor.setAccessible(true);
      field.set(owner, constructor.newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(path, e);
    }
  }

  /** Sets the field in {@code path}. */
  void set(String path, Object value) {
    Object owner = owner(path);
    try {
      field(owner, path).set(owner, value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(path, e);
    }
  }

  private static Field field(Object owner, String path) throws ReflectiveOperationException {
    Field field = owner.getClass().getDeclaredField(path.substring(path.lastIndexOf('.') + 1));
    field.setAccessible(true);
    return field;
  }

  /** The object whose field {@code path} names. */
  private Object owner(String path) {
    Object owner = command;
    try {
      for (int end = path.indexOf('.'); end >= 0; end = path.indexOf('.', end + 1)) {
        owner = Objects.requireNonNull(field(owner, path.substring(0, end)).get(owner));
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(path, e);
    }
    return owner;
  }
}

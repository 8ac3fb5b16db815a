package dev.diptych.compiler.load;

import java.util.Map;

/** Loads the classes that were generated from one spec, and those of Diptych. */
final class GeneratedLoader extends ClassLoader {
  static {
    registerAsParallelCapable();
  }

  private final Map<String, byte[]> classes;

  GeneratedLoader(Map<String, byte[]> classes) {
    super("spec", GeneratedLoader.class.getClassLoader());
    this.classes = Map.copyOf(classes);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}

package dev.diptych.second;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/** Where the classes of Diptych are, for another process. */
final class Installation {
  private Installation() {}

  /** The jar or the folder of a class. */
  static Path of(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether this Java has a compiler. */
  static boolean hasCompiler() {
    return ModuleLayer.boot().findModule("jdk.compiler").isPresent();
  }

  /** The folder of a Java with a compiler: this one, or that of the environment, or this one. */
  static Path javaHome() {
    Path own = Path.of(System.getProperty("java.home"));
    String other = System.getenv("JAVA_HOME");
    boolean elsewhere = !hasCompiler() && other != null && !other.isEmpty();
    return elsewhere ? Path.of(other) : own;
  }

  /** The class path of this process, with the jars that only the second reading has. */
  static String classPath(Class<?>... second) {
    Set<String> all = new LinkedHashSet<>();
    for (Class<?> each : second) {
      all.add(of(each).toString());
    }
    all.add(System.getProperty("java.class.path"));
    return String.join(File.pathSeparator, all);
  }
}

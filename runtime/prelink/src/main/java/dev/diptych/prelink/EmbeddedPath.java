package dev.diptych.prelink;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Files to embed.
 *
 * @param from the name of a file in a jar, or of a folder with a slash at the end
 * @param to the path at which the file is found, or of the folder
 * @param form converts the content
 */
record EmbeddedPath(String from, String to, UnaryOperator<byte[]> form) {
  /**
   * Parses {@code FROM=TO} or {@code FROM=TO=CLASS}.
   *
   * @throws IllegalArgumentException if CLASS is not a {@link UnaryOperator} for content
   */
  static EmbeddedPath parse(String arg) {
    int to = arg.indexOf('=') + 1;
    int end = arg.indexOf('=', to);
    return end < 0
        ? new EmbeddedPath(arg.substring(0, to - 1), arg.substring(to), UnaryOperator.identity())
        : new EmbeddedPath(
            arg.substring(0, to - 1), arg.substring(to, end), operator(arg.substring(end + 1)));
  }

  @SuppressWarnings("unchecked")
  private static UnaryOperator<byte[]> operator(String name) {
    try {
      return Class.forName(name)
          .asSubclass(UnaryOperator.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new IllegalArgumentException(name + " does not convert content", e);
    }
  }

  /** The path of the file {@code name}, if it is one of these. */
  Optional<String> target(String name) {
    boolean matches =
        from.endsWith("/")
            ? name.startsWith(from) && !name.endsWith("/") && !name.endsWith(".class")
            : name.equals(from);
    return matches ? Optional.of(to + name.substring(from.length())) : Optional.empty();
  }
}

package dev.diptych.prelink.embedded;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Opens files that are constants of a class, as {@link Class#getResourceAsStream} does for others.
 * The build step copies this class into the first jar.
 */
public final class EmbeddedFiles {
  private EmbeddedFiles() {}

  /**
   * Opens a file.
   *
   * @param owner a class in the folder of the file
   * @param name the file, relative to that folder, or absolute after a slash
   * @return null if there is no such file
   */
  public static @Nullable InputStream getResourceAsStream(Class<?> owner, String name) {
    String path =
        name.startsWith("/")
            ? name.substring(1)
            : owner.getPackageName().replace('.', '/') + '/' + name;
    String content = EmbeddedContent.of(path);
    return content == null
        ? owner.getResourceAsStream(name)
        : new ByteArrayInputStream(content.getBytes(ISO_8859_1));
  }
}

package dev.diptych.family;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Objects;

/**
 * A commented text to begin with.
 *
 * @param name in kebab-case; no two templates have the same
 * @param description what it shows, in half a sentence
 * @param text where the text is; the end of its path is the extension of the file
 */
public record Template(String name, String description, URL text) {
  /** A template in a resource next to {@code owner}, which must exist. */
  public static Template resource(
      String name, String description, Class<?> owner, String resource) {
    URL text = Objects.requireNonNull(owner.getResource(resource), resource);
    return new Template(name, description, text);
  }

  /** The extension of its files, with the dot. */
  public String extension() {
    return text.getPath().substring(text.getPath().lastIndexOf('.'));
  }

  /** The content of the file. */
  public byte[] content() {
    try (InputStream in = text.openStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

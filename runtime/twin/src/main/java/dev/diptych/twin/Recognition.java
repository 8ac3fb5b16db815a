package dev.diptych.twin;

import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Role;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The formats of an engine, and those that a file may have. Loads no schema. */
public final class Recognition {
  private final Engine engine;

  /** The formats of {@code engine}. */
  public Recognition(Engine engine) {
    this.engine = engine;
  }

  /** All formats in a fixed order, without those whose files are rejected. */
  public List<FormatName> formats() {
    return formats(entry -> true);
  }

  /**
   * The formats that a file may have, judged by its first bytes: the title and version of a text,
   * the constants of a binary file. Only decoding distinguishes layouts of one version.
   *
   * @param name its name, for an empty file
   * @param file all of it or at least its first {@value HeaderLineReader#MAX_PREFIX} bytes
   */
  public List<FormatName> candidates(String name, ByteBuffer file) {
    if (engine.face(name, file) == Face.BINARY) {
      return formats(
          entry ->
              entry.signatures().stream()
                  .filter(signature -> signature.role() != Role.DATA)
                  .allMatch(constant -> constant.matches(file)));
    }
    Header header = header(file);
    return header == null
        ? List.of()
        : formats(
            entry ->
                entry.format().title().equals(header.title())
                    && entry.format().version().equals(header.version()));
  }

  /** The encoding of a text, judged by its first bytes: UTF-8 unless its strings are raw. */
  public Charset charset(ByteBuffer text) {
    Header header = header(text);
    return header == null
        ? StandardCharsets.UTF_8
        : engine.rawCharset(header).orElse(StandardCharsets.UTF_8);
  }

  private List<FormatName> formats(Predicate<CatalogEntry> wanted) {
    return engine.formats().entries(Selection.ANY).stream()
        .filter(entry -> entry.refusal() == null)
        .filter(wanted)
        .map(CatalogEntry::format)
        .toList();
  }

  private static @Nullable Header header(ByteBuffer text) {
    byte[] start = new byte[Math.min(text.limit(), Header.MAX_PREFIX)];
    text.get(0, start);
    return Header.peek(new Source("", start));
  }
}

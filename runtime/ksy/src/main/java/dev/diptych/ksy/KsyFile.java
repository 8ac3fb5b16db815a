package dev.diptych.ksy;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.reader.ReaderException;

/** Reads one {@code .ksy} as YAML and reports errors at their locations. */
final class KsyFile {
  /** What a decoder puts in the place of bytes that are not UTF-8. */
  private static final char REPLACEMENT = '\uFFFD';

  private final Source source;
  private final YamlMarks marks;
  private final YamlErrors errors;

  private KsyFile(Source source) {
    this.source = source;
    this.marks = new YamlMarks(source);
    this.errors = new YamlErrors(source, marks);
  }

  /** The module in {@code bytes}, which were read from {@code path}. */
  static KsyModule read(Path path, byte[] bytes) throws SpecException {
    return new KsyFile(new Source(path.toString(), bytes)).module(path);
  }

  private KsyModule module(Path path) throws SpecException {
    if (source.length() > SpecLimits.MAX_BYTES) {
      String message = "more than %,d bytes".formatted(SpecLimits.MAX_BYTES);
      throw YamlErrors.of("too-large-spec", whole(), message);
    }
    String text = text();
    YamlNode.Mapping top = top(yaml(text));
    Set<YamlNode.Scalar> names = new ShapeCheck(errors).check(top);
    errors.check();
    Map<String, Object> yaml = top.value(names);
    String id = Yaml.text(Yaml.map(yaml, "meta"), "id");
    return new KsyModule(
        id == null ? name(path) : id, path, yaml, new KsyLocations(source, marks, top));
  }

  private static String name(Path path) {
    String file = String.valueOf(path.getFileName());
    return file.endsWith(".ksy") ? file.substring(0, file.length() - 4) : file;
  }

  private YamlNode.Mapping top(@Nullable YamlNode top) throws SpecException {
    if (top instanceof YamlNode.Mapping map) {
      return map;
    }
    boolean nothing = top == null || (top instanceof YamlNode.Scalar scalar && scalar.isNull());
    String what = nothing ? "there is nothing in it" : "its top level is not a map";
    Location at = top == null ? whole() : new Location.InText(source, marks.firstLine(top.at()));
    String help = "a spec begins with meta:, and below it an id";
    throw errors.last("bad-spec", at, "this is not a .ksy: " + what, help);
  }

  /** Reads YAML and converts exceptions of its reader to rejections. */
  private @Nullable YamlNode yaml(String text) throws SpecException {
    try {
      return new YamlReader(text, errors).document();
    } catch (MarkedYAMLException e) {
      Location at = e.getProblemMark() == null ? whole() : character(e.getProblemMark().getIndex());
      throw YamlWords.error(errors, at, e);
    } catch (ReaderException e) {
      String what = "this is not YAML: it may not hold the character U+%04X";
      throw errors.last("bad-spec", first(e.getCodePoint()), what.formatted(e.getCodePoint()));
    } catch (YAMLException e) {
      throw errors.last("bad-spec", whole(), "this is not YAML: " + e.getMessage());
    }
  }

  /** A character; nothing at the end of a line. */
  private Location character(int codePoint) {
    YamlNode.Extent at = new YamlNode.Extent(codePoint, codePoint + 1);
    return new Location.InText(source, marks.firstLine(at));
  }

  private Location first(int character) {
    String text = source.text(new Span(0, source.length()));
    String before = text.substring(0, Math.max(0, text.indexOf(character)));
    int start = before.getBytes(StandardCharsets.UTF_8).length;
    int length = Character.toString(character).getBytes(StandardCharsets.UTF_8).length;
    return new Location.InText(source, new Span(start, start + length));
  }

  private String text() throws SpecException {
    String text = new String(source.bytes(), StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0) {
      requireUtf8();
    }
    return text;
  }

  private void requireUtf8() throws SpecException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(source.bytes());
    CharBuffer out = CharBuffer.allocate(source.length());
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      Location at = new Location.InText(source, new Span(in.position(), in.position() + 1));
      String what = "the byte 0x%02X is not UTF-8".formatted(source.bytes()[in.position()]);
      throw YamlErrors.of("bad-encoding", at, what, "save the .ksy as UTF-8");
    }
  }

  private Location whole() {
    return new Location.Whole(source.name());
  }
}

package dev.diptych.compiler.ksy;

import dev.diptych.compiler.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.reader.ReaderException;

/** Reads one {@code .ksy} as YAML. What is wrong with it is shown where it stands. */
final class KsyFile {
  private final Source source;

  private KsyFile(Source source) {
    this.source = source;
  }

  /** The module in {@code bytes}, which were read from {@code path}. */
  static KsyModule read(Path path, byte[] bytes) throws SpecException {
    return new KsyFile(new Source(path.toString(), bytes)).module(path);
  }

  /** How YAML is read here: as the Kaitai Struct compiler does, which knows no duplicate keys. */
  static LoaderOptions options() {
    LoaderOptions options = new LoaderOptions();
    options.setAllowDuplicateKeys(false);
    return options;
  }

  @SuppressWarnings("unchecked")
  private KsyModule module(Path path) throws SpecException {
    Object yaml = yaml();
    if (!(yaml instanceof Map<?, ?> map)) {
      String what = yaml == null ? "there is nothing in it" : "its top level is not a map";
      String help = "a spec begins with meta:, and below it an id";
      throw refuse("bad-spec", whole(), "this is not a .ksy: " + what, help);
    }
    String id = Yaml.text(Yaml.map((Map<String, Object>) map, "meta"), "id");
    String file = String.valueOf(path.getFileName());
    String name = id == null ? file.replaceFirst("\\.ksy$", "") : id;
    return new KsyModule(name, path, (Map<String, Object>) map);
  }

  private Object yaml() throws SpecException {
    String text = text();
    try {
      return new org.yaml.snakeyaml.Yaml(new SafeConstructor(options())).load(text);
    } catch (MarkedYAMLException e) {
      Location at =
          e.getProblemMark() == null
              ? whole()
              : new Location.InText(source, new Marks(source).character(e.getProblemMark()));
      throw refuse("bad-spec", at, "this is not YAML: " + sentence(e));
    } catch (ReaderException e) {
      String what = "this is not YAML: it may not hold the character U+%04X";
      throw refuse("bad-spec", first(e.getCodePoint(), text), what.formatted(e.getCodePoint()));
    } catch (YAMLException | NumberFormatException e) {
      // The reader takes for a number what is tagged as one, without looking.
      throw refuse("bad-spec", whole(), "this is not YAML: " + e.getMessage());
    }
  }

  private Location first(int character, String text) {
    String before = text.substring(0, text.indexOf(character));
    int start = before.getBytes(StandardCharsets.UTF_8).length;
    int length = Character.toString(character).getBytes(StandardCharsets.UTF_8).length;
    return new Location.InText(source, new Span(start, start + length));
  }

  private static String sentence(MarkedYAMLException e) {
    return e.getContext() == null ? e.getProblem() : e.getContext() + ": " + e.getProblem();
  }

  private String text() throws SpecException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(source.bytes());
    CharBuffer out = CharBuffer.allocate(source.length());
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      Location at = new Location.InText(source, new Span(in.position(), in.position() + 1));
      String what = "the byte 0x%02X is not UTF-8".formatted(source.bytes()[in.position()]);
      throw refuse("bad-encoding", at, what, "save the .ksy as UTF-8");
    }
    return out.flip().toString();
  }

  private Location whole() {
    return new Location.Whole(source.name());
  }

  private static SpecException refuse(String code, Location at, String message, String... help) {
    return new SpecException(List.of(Diagnostic.error(code, at, message, help)));
  }
}

package dev.diptych.spark;

import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.formats.FormatBytes;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import java.io.IOException;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The formats of a read, as they go from the driver to executors. */
final class SentFormat implements Serializable {
  private static final long serialVersionUID = 1;

  /** Executors live for many queries, whose specs change seldom. */
  private static final int MAX_KNOWN = 64;

  private static final Map<Key, Engine> KNOWN = new ConcurrentHashMap<>();

  private final String spec;
  private final byte[] schema;
  private final byte[] types;
  private final TreeMap<String, String> parameters;
  private transient @Nullable Engine engine;

  /** The format of a spec; without bytes, the formats that ship. */
  private SentFormat(String spec, byte[] schema, byte[] types, Map<String, String> parameters) {
    this.spec = spec;
    this.schema = schema;
    this.types = types;
    this.parameters = new TreeMap<>(parameters);
  }

  /** What an engine is created from; buffers compare by content. */
  private record Key(ByteBuffer schema, ByteBuffer types, Map<String, String> parameters) {}

  /**
   * The formats of a read.
   *
   * @throws DiptychReadException if the spec or a parameter is rejected
   */
  static SentFormat of(@Nullable String ksy, List<String> importPath, Map<String, String> given) {
    if (ksy == null) {
      return checked(new SentFormat("", new byte[0], new byte[0], given));
    }
    try {
      List<Path> folders = importPath.stream().map(Path::of).toList();
      LoadedSpec loaded = SpecLoader.load(new SpecSource(Path.of(ksy), folders));
      byte[] schema = FormatBytes.of(loaded.schema());
      return checked(new SentFormat(ksy, schema, FormatBytes.of(loaded.spec()), given));
    } catch (SpecException e) {
      throw DiptychReadException.of(e.diagnostics());
    } catch (IOException | InvalidPathException e) {
      throw new DiptychReadException(
          "cannot-read", "cannot read the spec " + ksy + ": the driver must have it as a file", e);
    }
  }

  private static SentFormat checked(SentFormat format) {
    format.engine();
    return format;
  }

  /**
   * The engine for the formats, which is created once in each process.
   *
   * @throws DiptychReadException if a parameter is rejected
   */
  Engine engine() {
    Engine known = engine;
    if (known == null) {
      if (KNOWN.size() >= MAX_KNOWN) {
        KNOWN.clear();
      }
      Key key = new Key(ByteBuffer.wrap(schema), ByteBuffer.wrap(types), parameters);
      known = KNOWN.computeIfAbsent(key, each -> create());
      engine = known;
    }
    return known;
  }

  private Engine create() {
    Engine created =
        schema.length == 0
            ? Engine.shipped()
            : Engine.of(FormatBytes.schema(schema), FormatBytes.spec(types, spec));
    if (parameters.isEmpty()) {
      return created;
    }
    List<GivenParameter> values = new ArrayList<>();
    parameters.forEach(
        (name, value) ->
            values.add(new GivenParameter(null, name, value, new Location.Whole("param." + name))));
    Result<Engine> given = created.parameters(values);
    return given.value().orElseThrow(() -> DiptychReadException.of(given.diagnostics()));
  }
}

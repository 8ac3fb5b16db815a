package dev.diptych.executor;

import dev.diptych.infoset.InfosetException;
import dev.diptych.infoset.InfosetJson;
import dev.diptych.infoset.InfosetReader;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Answers requests with the engine in the same way as the command. */
public final class Answers {
  private static final HexFormat HEX = HexFormat.of();
  private static final String NAME = "input";

  private final Engine engine;
  private final String name;

  /**
   * Creates an engine.
   *
   * @param engine the engine
   * @param name the name in its answer to hello
   */
  public Answers(Engine engine, String name) {
    this.engine = engine;
    this.name = name;
  }

  /**
   * Answers a request.
   *
   * @param request parsed JSON
   * @return the answer, ready for a JSON writer; failures are answers, too
   */
  public Map<String, Object> answer(Map<?, ?> request) {
    try {
      return switch (String.valueOf(request.get("do"))) {
        case "hello" ->
            Map.of(
                "name",
                name,
                "does",
                List.of("decode", "parse", "print", "encode"),
                "diagnostics",
                true);
        case "decode" -> infoset(engine.openBinary(NAME, data(request), selection(request)));
        case "parse" -> parse(engine.openText(NAME, data(request), selection(request)));
        case "print" -> print(document(request));
        case "encode" -> encode(document(request));
        default -> Map.of("unsupported", "unknown request '" + request.get("do") + "'");
      };
    } catch (InfosetException | IOException | IllegalArgumentException e) {
      return Map.of("failed", String.valueOf(e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      // The client must get an answer, and must not restart the process.
      return Map.of("failed", "unexpected error: " + e);
    }
  }

  private static ByteBuffer data(Map<?, ?> request) {
    return ByteBuffer.wrap(HEX.parseHex(string(request, "data")));
  }

  /** Options that the client passes; the format is detected regardless. */
  private static Selection selection(Map<?, ?> request) {
    if (request.get("options") == null) {
      return Selection.ANY;
    }
    if (!(request.get("options") instanceof Map<?, ?> options)) {
      throw new IllegalArgumentException("'options' is not an object");
    }
    String format = options.containsKey("format") ? string(options, "format") : null;
    String layout = options.containsKey("layout") ? string(options, "layout") : null;
    return new Selection(format, layout);
  }

  private static String string(Map<?, ?> object, String member) {
    if (object.get(member) instanceof String string) {
      return string;
    }
    throw new IllegalArgumentException("'" + member + "' is missing or not a string");
  }

  private Document document(Map<?, ?> request) throws InfosetException {
    if (!(request.get("infoset") instanceof Map<?, ?> infoset)) {
      throw new IllegalArgumentException("this request has no infoset");
    }
    String key = InfosetReader.schema(infoset);
    Schema schema = engine.schemas().get(key);
    if (schema == null) {
      throw new IllegalArgumentException("unknown schema '" + key + "'");
    }
    return InfosetReader.read(schema, infoset);
  }

  private static Map<String, Object> infoset(Result<LocatedDocument> opened) throws IOException {
    return opened.ok() ? infoset(opened.value().orElseThrow().document()) : refused(opened);
  }

  private static Map<String, Object> infoset(Document document) throws IOException {
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    InfosetWriter.write(document, json);
    return Map.of("infoset", InfosetJson.read(json.toByteArray()));
  }

  /** The parsed document with all values that encoding derives, if it can be encoded. */
  private Map<String, Object> parse(Result<LocatedDocument> opened) throws IOException {
    if (!opened.ok()) {
      return refused(opened);
    }
    LocatedDocument text = opened.value().orElseThrow();
    return infoset(engine.complete(NAME, text).value().orElse(text.document()));
  }

  private Map<String, Object> print(Document document) {
    Result<byte[]> text = new Proof(engine).print(LocatedDocument.unlocated(NAME, document));
    return text.ok() ? Map.of("data", HEX.formatHex(text.value().orElseThrow())) : refused(text);
  }

  private Map<String, Object> encode(Document document) {
    Result<FileBytes> file = engine.encode(NAME, LocatedDocument.unlocated(NAME, document));
    return file.ok()
        ? Map.of("data", HEX.formatHex(file.value().orElseThrow().toArray()))
        : refused(file);
  }

  private static Map<String, Object> refused(Result<?> result) {
    return Map.of("refused", DiagnosticLines.of(result.diagnostics()));
  }
}

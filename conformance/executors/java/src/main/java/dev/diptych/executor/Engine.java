package dev.diptych.executor;

import dev.diptych.infoset.InfosetException;
import dev.diptych.infoset.InfosetJson;
import dev.diptych.infoset.InfosetReader;
import dev.diptych.infoset.InfosetWriter;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Answers requests through the engine, just as the command goes about its work. */
public final class Engine {
  private static final HexFormat HEX = HexFormat.of();
  private static final String NAME = "input";

  private final Twin twin;
  private final String name;

  /**
   * An engine.
   *
   * @param twin what it answers by
   * @param name what it calls itself
   */
  public Engine(Twin twin, String name) {
    this.twin = twin;
    this.name = name;
  }

  /**
   * Answers a request.
   *
   * @param request as a JSON reader gives it
   * @return the answer, ready for a JSON writer; whatever goes wrong is one
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
        case "decode" -> infoset(twin.openBinary(NAME, data(request), selection(request)));
        case "parse" -> infoset(twin.openText(NAME, data(request), selection(request)));
        case "print" -> print(document(request));
        case "encode" -> encode(document(request));
        default -> Map.of("unsupported", "there is no request '" + request.get("do") + "'");
      };
    } catch (InfosetException | IOException | IllegalArgumentException e) {
      return Map.of("failed", String.valueOf(e.getMessage()));
    }
  }

  private static ByteBuffer data(Map<?, ?> request) {
    return ByteBuffer.wrap(HEX.parseHex(String.valueOf(request.get("data"))));
  }

  /** What a person says about the input; what it is must be found out all the same. */
  private static Selection selection(Map<?, ?> request) {
    return request.get("options") instanceof Map<?, ?> options
        ? new Selection((String) options.get("format"), (String) options.get("layout"))
        : Selection.ANY;
  }

  private Document document(Map<?, ?> request) throws InfosetException {
    if (!(request.get("infoset") instanceof Map<?, ?> infoset)) {
      throw new IllegalArgumentException("there is no infoset in this request");
    }
    String key = InfosetReader.schema(infoset);
    for (Schema schema : twin.schemas()) {
      if (schema.format().key().equals(key)) {
        return InfosetReader.read(schema, infoset);
      }
    }
    throw new IllegalArgumentException("there is no schema '" + key + "'");
  }

  private static Map<String, Object> infoset(Result<Opened> opened) throws IOException {
    if (!opened.ok()) {
      return refused(opened);
    }
    ByteArrayOutputStream json = new ByteArrayOutputStream();
    InfosetWriter.write(opened.value().orElseThrow().document(), json);
    return Map.of("infoset", InfosetJson.read(json.toByteArray()));
  }

  private Map<String, Object> print(Document document) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    twin.print(document, text);
    return Map.of("data", HEX.formatHex(text.toByteArray()));
  }

  private Map<String, Object> encode(Document document) {
    Opened opened = new Opened(NAME, Face.BINARY, document, path -> new Location.Whole(NAME));
    Result<FileBytes> file = twin.encode(NAME, opened);
    return file.ok()
        ? Map.of("data", HEX.formatHex(file.value().orElseThrow().toArray()))
        : refused(file);
  }

  private static Map<String, Object> refused(Result<?> result) {
    return Map.of("refused", DiagnosticLines.of(result.diagnostics()));
  }
}

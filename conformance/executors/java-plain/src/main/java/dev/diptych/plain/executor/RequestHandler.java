package dev.diptych.plain.executor;

import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.infoset.InfosetReader;
import dev.diptych.plain.executor.infoset.InfosetWriter;
import dev.diptych.plain.executor.objects.Decoder;
import dev.diptych.plain.executor.objects.Encoder;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.SchemaReader;
import dev.diptych.plain.executor.text.TextReader;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers requests. */
final class RequestHandler {
  private static final HexFormat HEX = HexFormat.of();

  private final List<Schema> schemas = new ArrayList<>();

  /** Answers {@code request}; failures are answers, too. */
  Map<String, Object> answer(Map<String, Object> request) {
    try {
      return switch (String.valueOf(request.get("do"))) {
        case "hello" -> hello(map(request, "schemas"));
        case "decode" -> decode(request);
        case "encode" -> encode(map(request, "infoset"));
        case "parse" -> parse(request);
        default ->
            throw RequestException.unsupported("unknown request '" + request.get("do") + "'");
      };
    } catch (RequestException requestException) {
      return switch (requestException.kind()) {
        case REJECTED -> refused(requestException.getMessage());
        case UNSUPPORTED -> Map.of("unsupported", requestException.getMessage());
        case FAILED -> Map.of("failed", requestException.getMessage());
      };
    } catch (StackOverflowError e) {
      return refused("structs are nested too deeply");
    } catch (RuntimeException e) {
      return Map.of("failed", e.toString());
    }
  }

  private Map<String, Object> hello(Map<?, ?> all) {
    schemas.clear();
    all.values().forEach(schema -> schemas.add(SchemaReader.read((Map<?, ?>) schema)));
    return Map.of("name", "java-plain", "does", List.of("decode", "encode", "parse"));
  }

  private Map<String, Object> decode(Map<String, Object> request) {
    if (request.get("schema") == null) {
      throw RequestException.unsupported("detection is not supported");
    }
    Schema schema = schema(request.get("schema"));
    return infoset(schema, Decoder.decode(schema, data(request)));
  }

  private Map<String, Object> encode(Map<?, ?> infoset) {
    Schema schema = schema(infoset.get("schema"));
    byte[] file = Encoder.encode(InfosetReader.read(schema, infoset));
    return Map.of("data", HEX.formatHex(file));
  }

  private Map<String, Object> parse(Map<String, Object> request) {
    Map<?, ?> options = request.containsKey("options") ? map(request, "options") : Map.of();
    TextReader.Read read = TextReader.read(schemas, options, data(request));
    return infoset(read.schema(), read.root());
  }

  private static Map<String, Object> infoset(Schema schema, Value.Struct root) {
    return Map.of("infoset", InfosetWriter.write(schema, root));
  }

  private static Map<String, Object> refused(String message) {
    return Map.of("refused", List.of(), "message", message);
  }

  private static byte[] data(Map<String, Object> request) {
    return HEX.parseHex(String.valueOf(request.get("data")));
  }

  private Schema schema(@Nullable Object key) {
    return schemas.stream()
        .filter(schema -> schema.format().key().equals(key))
        .findFirst()
        .orElseThrow(() -> RequestException.unsupported("unknown schema '" + key + "'"));
  }

  private static Map<?, ?> map(Map<String, Object> request, String member) {
    if (request.get(member) instanceof Map<?, ?> map) {
      return map;
    }
    throw RequestException.failed("the request has no '" + member + "'");
  }
}

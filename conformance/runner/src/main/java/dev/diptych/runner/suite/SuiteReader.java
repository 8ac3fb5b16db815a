package dev.diptych.runner.suite;

import dev.diptych.runner.json.DeepJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Creates the checks of the cases in a manifest. */
final class SuiteReader {
  private final SuiteFiles files;
  private final List<Check> checks = new ArrayList<>();

  SuiteReader(SuiteFiles files) {
    this.files = files;
  }

  Suite read() throws IOException {
    Map<?, ?> manifest = json(Suite.MANIFEST);
    if (!(manifest.get("files") instanceof Map<?, ?> sums)
        || !(manifest.get("cases") instanceof List<?> cases)) {
      throw new SuiteException(Suite.MANIFEST + " is not a manifest of vectors");
    }
    List<String> files = new ArrayList<>(List.of(Suite.MANIFEST));
    for (Map.Entry<?, ?> sum : sums.entrySet()) {
      String file = String.valueOf(sum.getKey());
      if (!this.files.sum(file).equals(sum.getValue())) {
        throw new SuiteException(file + " does not match its checksum in the manifest");
      }
      files.add(file);
    }
    for (Object one : cases) {
      if (one instanceof Map<?, ?> map) {
        add(map);
      }
    }
    return new Suite(String.valueOf(manifest.get("version")), files, checks);
  }

  private void add(Map<?, ?> one) throws IOException {
    if (one.containsKey("errors")) {
      rejected(one);
    } else if (one.containsKey("texts")) {
      equivalent(one);
    } else {
      valid(one);
    }
  }

  private void valid(Map<?, ?> one) throws IOException {
    String binary = hex(string(one, "binary"));
    String text = hex(string(one, "text"));
    Map<?, ?> infoset = json(string(one, "infoset"));
    add(one, "decode", decode(one, binary), new Expected.Infoset(infoset));
    add(one, "parse", data(Direction.PARSE, text), new Expected.Infoset(infoset));
    add(one, "print", of(Direction.PRINT, infoset), new Expected.Data(text, true));
    add(one, "encode", of(Direction.ENCODE, infoset), new Expected.Data(binary, false));
  }

  private void equivalent(Map<?, ?> one) throws IOException {
    Map<?, ?> infoset = json(string(one, "infoset"));
    if (!(one.get("texts") instanceof List<?> texts)) {
      throw new SuiteException("'texts' is not a list: " + one);
    }
    for (Object text : texts) {
      String file = String.valueOf(text);
      String which = file.substring(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
      Map<String, Object> request = data(Direction.PARSE, hex(file));
      add(one, "parse-" + which, request, new Expected.Infoset(infoset));
    }
    String canonical = hex(string(one, "canonical"));
    add(one, "print", of(Direction.PRINT, infoset), new Expected.Data(canonical, true));
  }

  private void rejected(Map<?, ?> one) throws IOException {
    String errors = new String(files.get(string(one, "errors")), StandardCharsets.UTF_8);
    Expected refusal = new Expected.Refusal(errors.lines().toList(), true);
    if (one.containsKey("infoset")) {
      unencodable(one, errors.lines().toList());
    } else if (one.containsKey("text")) {
      add(one, "parse", parse(one, hex(string(one, "text"))), refusal);
    } else {
      add(one, "decode", decode(one, hex(string(one, "binary"))), refusal);
    }
  }

  /**
   * A valid text that no file can represent. Implementations may report this when they parse or
   * when they encode.
   */
  private void unencodable(Map<?, ?> one, List<String> errors) throws IOException {
    Map<?, ?> infoset = json(string(one, "infoset"));
    add(one, "encode", of(Direction.ENCODE, infoset), new Expected.Refusal(errors, false));
  }

  private void add(Map<?, ?> one, String what, Map<String, Object> request, Expected expected)
      throws SuiteException {
    Direction direction =
        Direction.valueOf(String.valueOf(request.get("do")).toUpperCase(Locale.ROOT));
    String name = string(one, "name") + ":" + what;
    checks.add(new Check(name, string(one, "for"), direction, request, expected));
  }

  private static Map<String, Object> decode(Map<?, ?> one, String hex) {
    Map<String, Object> request = data(Direction.DECODE, hex);
    if (one.get("schema") != null) {
      request.put("schema", one.get("schema"));
    }
    return withOptions(one, request);
  }

  private static Map<String, Object> parse(Map<?, ?> one, String hex) {
    return withOptions(one, data(Direction.PARSE, hex));
  }

  private static Map<String, Object> withOptions(Map<?, ?> one, Map<String, Object> request) {
    if (one.get("options") != null) {
      request.put("options", one.get("options"));
    }
    return request;
  }

  private static Map<String, Object> data(Direction direction, String hex) {
    return new TreeMap<>(Map.of("do", direction.word(), "data", hex));
  }

  private static Map<String, Object> of(Direction direction, Map<?, ?> infoset) {
    return new TreeMap<>(Map.of("do", direction.word(), "infoset", infoset));
  }

  private String hex(String file) throws SuiteException {
    return HexFormat.of().formatHex(files.get(file));
  }

  private Map<?, ?> json(String file) throws IOException {
    Map<?, ?> json = DeepJson.read(files.get(file));
    if (json == null) {
      throw new SuiteException(file + " is not a JSON object");
    }
    return json;
  }

  private static String string(Map<?, ?> one, String member) throws SuiteException {
    if (one.get(member) instanceof String string) {
      return string;
    }
    throw new SuiteException("a case of the manifest has no '" + member + "': " + one);
  }
}

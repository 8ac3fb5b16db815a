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
  private final SuiteBudget budget;
  private final List<Check> checks = new ArrayList<>();

  SuiteReader(SuiteFiles files, SuiteBudget budget) {
    this.files = files;
    this.budget = budget;
  }

  Suite read() throws IOException {
    Map<?, ?> manifest = json(Suite.MANIFEST);
    if (!(manifest.get("files") instanceof Map<?, ?> sums)
        || !(manifest.get("cases") instanceof List<?> cases)) {
      throw new SuiteException(Suite.MANIFEST + " is not a manifest of vectors");
    }
    budget.cases(cases.size());
    List<String> files = new ArrayList<>(List.of(Suite.MANIFEST));
    for (Map.Entry<?, ?> sum : sums.entrySet()) {
      String file = String.valueOf(sum.getKey());
      if (!this.files.sum(file).equals(sum.getValue())) {
        throw new SuiteException(file + " does not match its checksum in the manifest");
      }
      files.add(file);
    }
    for (Object entry : cases) {
      if (entry instanceof Map<?, ?> map) {
        add(map);
      }
    }
    return new Suite(String.valueOf(manifest.get("version")), files, checks);
  }

  private void add(Map<?, ?> entry) throws IOException {
    if (entry.containsKey("errors")) {
      rejected(entry);
    } else if (entry.containsKey("texts")) {
      equivalent(entry);
    } else {
      valid(entry);
    }
  }

  private void valid(Map<?, ?> entry) throws IOException {
    String binary = hex(string(entry, "binary"));
    String text = hex(string(entry, "text"));
    Map<?, ?> infoset = json(string(entry, "infoset"));
    add(entry, "decode", decode(entry, binary), new Expected.Infoset(infoset));
    add(entry, "parse", data(Direction.PARSE, text), new Expected.Infoset(infoset));
    add(entry, "print", of(Direction.PRINT, infoset), new Expected.Data(text, true));
    add(entry, "encode", of(Direction.ENCODE, infoset), new Expected.Data(binary, false));
  }

  private void equivalent(Map<?, ?> entry) throws IOException {
    Map<?, ?> infoset = json(string(entry, "infoset"));
    if (!(entry.get("texts") instanceof List<?> texts)) {
      throw new SuiteException("'texts' is not a list: " + entry);
    }
    for (Object text : texts) {
      String file = String.valueOf(text);
      String which = file.substring(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
      Map<String, Object> request = data(Direction.PARSE, hex(file));
      add(entry, "parse-" + which, request, new Expected.Infoset(infoset));
    }
    String canonical = hex(string(entry, "canonical"));
    add(entry, "print", of(Direction.PRINT, infoset), new Expected.Data(canonical, true));
  }

  private void rejected(Map<?, ?> entry) throws IOException {
    String errors = new String(used(string(entry, "errors")), StandardCharsets.UTF_8);
    Expected refusal = new Expected.Refusal(errors.lines().toList(), true);
    if (entry.containsKey("infoset")) {
      unencodable(entry, errors.lines().toList());
    } else if (entry.containsKey("text")) {
      add(entry, "parse", parse(entry, hex(string(entry, "text"))), refusal);
    } else {
      add(entry, "decode", decode(entry, hex(string(entry, "binary"))), refusal);
    }
  }

  /**
   * A valid text that no file can represent. Implementations may report this when they parse or
   * when they encode.
   */
  private void unencodable(Map<?, ?> entry, List<String> errors) throws IOException {
    Map<?, ?> infoset = json(string(entry, "infoset"));
    add(entry, "encode", of(Direction.ENCODE, infoset), new Expected.Refusal(errors, false));
  }

  private void add(Map<?, ?> entry, String what, Map<String, Object> request, Expected expected)
      throws SuiteException {
    Direction direction =
        Direction.valueOf(String.valueOf(request.get("do")).toUpperCase(Locale.ROOT));
    String name = string(entry, "name") + ":" + what;
    Level level = Level.of(entry.get("level"));
    checks.add(new Check(name, string(entry, "for"), level, direction, request, expected));
  }

  private static Map<String, Object> decode(Map<?, ?> entry, String hex) {
    Map<String, Object> request = data(Direction.DECODE, hex);
    if (entry.get("schema") != null) {
      request.put("schema", entry.get("schema"));
    }
    return withOptions(entry, request);
  }

  private static Map<String, Object> parse(Map<?, ?> entry, String hex) {
    return withOptions(entry, data(Direction.PARSE, hex));
  }

  private static Map<String, Object> withOptions(Map<?, ?> entry, Map<String, Object> request) {
    if (entry.get("options") != null) {
      request.put("options", entry.get("options"));
    }
    return request;
  }

  private static Map<String, Object> data(Direction direction, String hex) {
    return new TreeMap<>(Map.of("do", direction.word(), "data", hex));
  }

  private static Map<String, Object> of(Direction direction, Map<?, ?> infoset) {
    return new TreeMap<>(Map.of("do", direction.word(), "infoset", infoset));
  }

  private String hex(String file) throws IOException {
    return HexFormat.of().formatHex(used(file));
  }

  /** The content of {@code file} for a case: several cases may use the same file. */
  private byte[] used(String file) throws IOException {
    byte[] bytes = files.get(file);
    budget.use(file, bytes.length);
    return bytes;
  }

  private Map<?, ?> json(String file) throws IOException {
    byte[] bytes = used(file);
    budget.parse(file, DeepJson.values(bytes));
    Map<?, ?> json = DeepJson.read(bytes);
    if (json == null) {
      throw new SuiteException(file + " is not a JSON object");
    }
    return json;
  }

  private static String string(Map<?, ?> entry, String member) throws SuiteException {
    if (entry.get(member) instanceof String string) {
      return string;
    }
    throw new SuiteException("a case of the manifest has no '" + member + "': " + entry);
  }
}

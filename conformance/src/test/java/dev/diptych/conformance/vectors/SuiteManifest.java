package dev.diptych.conformance.vectors;

import dev.diptych.infoset.InfosetWriter;
import dev.diptych.runner.Runner;
import dev.diptych.runner.judge.Glob;
import dev.diptych.runner.suite.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The content of the manifest of the vectors: versions, cases, checksums. */
final class SuiteManifest {
  /** Of the vectors; a change of what is expected of an implementation raises it. */
  private static final String VERSION = "1.1";

  private final Path vectors;
  private final List<String> recommended;
  private final List<Object> cases = new ArrayList<>();

  private SuiteManifest(Path vectors) throws IOException {
    this.vectors = vectors;
    this.recommended =
        Files.readAllLines(vectors.resolve("recommended.tsv")).stream()
            .map(line -> line.split("\t", -1)[0])
            .toList();
  }

  /** The manifest of a folder, ready for a JSON writer. */
  static Map<String, Object> of(Path vectors) throws IOException {
    SuiteManifest made = new SuiteManifest(vectors);
    made.add("valid", "bin");
    made.add("equivalent", "");
    made.add("invalid/binary", "bin");
    made.add("invalid/text", "twin");
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("version", VERSION);
    manifest.put("infoset", InfosetWriter.VERSION);
    manifest.put("protocol", Runner.PROTOCOL);
    manifest.put("cases", made.cases);
    manifest.put("files", made.sums());
    return manifest;
  }

  private void add(String kind, String input) throws IOException {
    for (CaseFolder folder : CaseFolder.below(kind)) {
      Map<String, String> about = new TreeMap<>();
      folder.table().forEach(line -> about.put(line.get(0), line.get(1)));
      for (Case one : folder.cases(input)) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("name", kind + "/" + one.folder().getFileName() + "/" + one.name());
        map.put("for", about.get(one.name()));
        level(String.valueOf(map.get("name")), map);
        switch (kind) {
          case "valid" -> valid(one, map);
          case "equivalent" -> equivalent(one, map);
          default -> refused(one, map);
        }
        cases.add(map);
      }
    }
  }

  private void level(String name, Map<String, Object> map) {
    if (recommended.stream().anyMatch(glob -> Glob.matches(glob, name + ":"))) {
      map.put("level", Level.RECOMMENDED.word());
    }
  }

  private void valid(Case one, Map<String, Object> map) throws IOException {
    options(one, map);
    map.put("schema", WhichSchema.of(one));
    map.put("binary", path(one.file("bin")));
    map.put("text", path(one.file("twin")));
    map.put("infoset", path(one.file("json")));
  }

  private void equivalent(Case one, Map<String, Object> map) {
    List<String> texts = new ArrayList<>();
    for (Path file : CaseFolder.list(one.folder().resolve(one.name()))) {
      String path = path(file);
      if (path.endsWith(".json")) {
        map.put("infoset", path);
      } else {
        texts.add(path);
        if (path.endsWith("/canonical.twin")) {
          map.put("canonical", path);
        }
      }
    }
    map.put("texts", texts);
  }

  private void refused(Case one, Map<String, Object> map) throws IOException {
    options(one, map);
    if (Files.exists(one.file("bin"))) {
      String schema = WhichSchema.refusing(one);
      if (schema != null) {
        map.put("schema", schema);
      }
      map.put("binary", path(one.file("bin")));
    } else {
      map.put("text", path(one.file("twin")));
    }
    if (Files.exists(one.file("json"))) {
      map.put("infoset", path(one.file("json")));
    }
    map.put("errors", path(one.file("errors")));
  }

  /** Options for the input. */
  private static void options(Case one, Map<String, Object> map) {
    Map<String, String> options = new TreeMap<>();
    if (one.selection().format() != null) {
      options.put("format", one.selection().format());
    }
    if (one.selection().layout() != null) {
      options.put("layout", one.selection().layout());
    }
    if (!options.isEmpty()) {
      map.put("options", options);
    }
  }

  private Map<String, String> sums() throws IOException {
    Map<String, String> sums = new TreeMap<>();
    try (Stream<Path> files = Files.walk(vectors)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String path = path(file);
        if (path.contains("/")) {
          sums.put(path, sha256(Files.readAllBytes(file)));
        }
      }
    }
    return sums;
  }

  private String path(Path file) {
    return vectors.relativize(file).toString().replace('\\', '/');
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}

package dev.diptych.generator;

import dev.diptych.generator.kaitai.KaitaiCompiler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.antlr.v4.Tool;

/** The manifest of {@code generated/}: versions of tools, and SHA-256 of sources and results. */
final class Manifest {
  private Manifest() {}

  static Map<String, Object> of(
      Path specs, List<Path> sources, Path grammar, Map<String, String> files) throws IOException {
    Map<String, Object> sums = new TreeMap<>();
    for (Path source : sources) {
      String name = specs.relativize(source).toString().replace('\\', '/');
      sums.put(name, sha256(Files.readAllBytes(source)));
    }
    for (String name : GrammarSources.GRAMMARS) {
      sums.put(name, sha256(Files.readAllBytes(grammar.resolve(name))));
    }
    Map<String, Object> results = new TreeMap<>();
    files.forEach((name, text) -> results.put(name, sha256(text.getBytes(StandardCharsets.UTF_8))));
    Map<String, Object> manifest = new LinkedHashMap<>();
    manifest.put("kaitai-struct-compiler", KaitaiCompiler.version());
    manifest.put("antlr", Tool.VERSION);
    manifest.put("sources", sums);
    manifest.put("files", results);
    return manifest;
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }
}

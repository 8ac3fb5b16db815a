package dev.diptych.runner.suite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A small suite for tests. */
public final class Vectors {
  /** The infoset of all its texts. */
  public static final String INFOSET = "{\"infoset\": 1, \"schema\": \"a/1\", \"root\": {}}";

  private final Map<String, byte[]> files = new TreeMap<>();
  private final List<String> cases = new ArrayList<>();

  /** A case of every kind. */
  public static Vectors ofEveryKind() {
    Vectors vectors = new Vectors();
    vectors.valid("one", "");
    vectors.file("equivalent/a/blanks.1.twin", "A  1\n").file("equivalent/a/blanks.2.twin", "A\t1");
    vectors.file("equivalent/a/blanks.twin", "A 1\n").file("equivalent/a/blanks.json", INFOSET);
    vectors.one(
        """
        "name": "equivalent/a/blanks", "for": "blanks anywhere",
        "texts": ["equivalent/a/blanks.1.twin", "equivalent/a/blanks.2.twin"],
        "infoset": "equivalent/a/blanks.json", "canonical": "equivalent/a/blanks.twin"
        """);
    vectors.file("invalid/a/text.twin", "A !").file("invalid/a/text.errors", "error bad 1:3\n");
    vectors.one(
        """
        "name": "invalid/a/text", "for": "a bad word",
        "text": "invalid/a/text.twin", "errors": "invalid/a/text.errors"
        """);
    vectors
        .file("invalid/a/bytes.bin", "!")
        .file("invalid/a/bytes.errors", "error bad 0\nhint b 1");
    vectors.one(
        """
        "name": "invalid/a/bytes", "for": "a bad byte", "schema": "a/1",
        "binary": "invalid/a/bytes.bin", "errors": "invalid/a/bytes.errors"
        """);
    vectors.file("invalid/a/large.json", INFOSET).file("invalid/a/large.errors", "error large 1:1");
    vectors.file("invalid/a/large.twin", "A 1");
    vectors.one(
        """
        "name": "invalid/a/large", "for": "no file holds this", "text": "invalid/a/large.twin",
        "infoset": "invalid/a/large.json", "errors": "invalid/a/large.errors"
        """);
    return vectors;
  }

  /** Adds a case that is right, with further members in the manifest. */
  public Vectors valid(String name, String more) {
    String path = "valid/a/" + name;
    file(path + ".bin", "\u0001\u0002").file(path + ".twin", "A 1\n").file(path + ".json", INFOSET);
    return one(
        """
        "name": "%1$s", "for": "what %2$s is for", "binary": "%1$s.bin", "text": "%1$s.twin",
        "infoset": "%1$s.json" %3$s
        """
            .formatted(path, name, more));
  }

  /** Adds a file. */
  public Vectors file(String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /** Adds a case by the members that it has in the manifest. */
  public Vectors one(String members) {
    cases.add("{" + members + "}");
    return this;
  }

  /** Writes all files and the manifest; returns {@code folder}. */
  public Path write(Path folder) throws IOException {
    List<String> sums = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
      sums.add("\"%s\": \"%s\"".formatted(file.getKey(), sum(file.getValue())));
    }
    Files.writeString(
        folder.resolve("manifest.json"),
        "{\"version\": \"1.0\", \"cases\": [%s], \"files\": {%s}}"
            .formatted(String.join(", ", cases), String.join(", ", sums)));
    return folder;
  }

  private static String sum(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}

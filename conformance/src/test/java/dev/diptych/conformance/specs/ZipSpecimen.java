package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** An archive with its directory at the end; written and read by java.util.zip. */
final class ZipSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() throws IOException {
    return Map.of(
        "two", archive(Map.of("a.txt", "hello")),
        "many", archive(many()),
        "none", archive(Map.of()),
        "packed", archive(two(), ZipEntry.DEFLATED));
  }

  private static Map<String, String> many() {
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < 12; i++) {
      files.put("folder/file-" + i, "content ".repeat(i));
    }
    return files;
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        new Edit(
            "two",
            text -> text.replace("x\"68656c6c6f\"", "x\"484f4c41\""),
            file -> assertThat(files(file)).containsEntry("a.txt", "HOLA")),
        new Edit(
            "packed",
            text ->
                text.replace("\"b.txt\"", "\"renamed.txt\"")
                    .replace(hex(deflated("hello ".repeat(9))), hex(deflated("other"))),
            file -> assertThat(files(file)).containsEntry("renamed.txt", "other")),
        Edit.replace(
            "two",
            "\"a.txt\"",
            "\"b.txt\"",
            file -> assertThat(files(file)).containsOnlyKeys("b.txt")),
        Edit.replace(
            "two",
            "\"a.txt\"",
            "\"a folder/with a longer name.txt\"",
            file ->
                assertThat(entries(file))
                    .isEqualTo(Map.of("a folder/with a longer name.txt", "hello"))),
        Edit.replace(
            "many",
            "\"folder/file-3\"",
            "\"f\"",
            file -> assertThat(entries(file)).isEqualTo(renamed())));
  }

  private static Map<String, String> renamed() {
    Map<String, String> files = many();
    files.put("f", files.remove("folder/file-3"));
    return files;
  }

  /** The files that the directory of an archive leads to, which another reader opens at random. */
  private static Map<String, String> entries(byte[] archive) throws IOException {
    Path file = Files.createTempFile("archive", ".zip");
    Map<String, String> files = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(Files.write(file, archive).toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        String content = new String(zip.getInputStream(entry).readAllBytes(), UTF_8);
        assertThat(entry.getCrc()).as(entry.getName()).isEqualTo(crc(content));
        files.put(entry.getName(), content);
      }
    } finally {
      Files.delete(file);
    }
    return files;
  }

  private static long crc(String content) {
    CRC32 crc = new CRC32();
    crc.update(content.getBytes(UTF_8));
    return crc.getValue();
  }

  private static Map<String, String> two() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("b.txt", "hello ".repeat(9));
    files.put("c.txt", "");
    return files;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static byte[] deflated(String content) {
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    deflater.setInput(content.getBytes(UTF_8));
    deflater.finish();
    byte[] packed = new byte[content.length() + 100];
    int length = deflater.deflate(packed);
    deflater.end();
    return Arrays.copyOf(packed, length);
  }

  private static byte[] archive(Map<String, String> files) throws IOException {
    return archive(files, ZipEntry.STORED);
  }

  private static byte[] archive(Map<String, String> files, int method) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, UTF_8)) {
      for (Map.Entry<String, String> file : files.entrySet()) {
        byte[] content = file.getValue().getBytes(UTF_8);
        ZipEntry entry = new ZipEntry(file.getKey());
        entry.setTimeLocal(LocalDateTime.of(2001, 2, 3, 4, 5, 6));
        entry.setMethod(method);
        entry.setSize(content.length);
        if (method == ZipEntry.DEFLATED) {
          // Otherwise the sizes would follow the content.
          entry.setCompressedSize(deflated(file.getValue()).length);
        }
        entry.setCrc(crc(file.getValue()));
        zip.putNextEntry(entry);
        zip.write(content);
      }
    }
    return bytes.toByteArray();
  }

  private static Map<String, String> files(byte[] archive) throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive), UTF_8)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), UTF_8));
      }
    }
    assertThat(entries(archive)).isEqualTo(files);
    return files;
  }
}

package dev.diptych.files;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class FileCacheTest {
  private static final byte[] TEXT = "a text, a text, a text\n".repeat(100).getBytes(US_ASCII);

  @TempDir private Path temporary;

  private Path folder() {
    return temporary.resolve("cache/texts");
  }

  private FileCache cache(long maxBytes) {
    return FileCache.in(folder(), maxBytes).orElseThrow();
  }

  private static String key(int number) {
    return "%02x0000000000%04x".formatted(number & 3, number);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> found = Files.walk(folder())) {
      return found.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void anotherProcessHasThem() throws IOException {
    FileCache cache = cache(1 << 20);
    assertThat(cache.get(key(1))).isNull();
    cache.put(key(1), TEXT);
    cache.put(key(2), new byte[0]);
    assertThat(cache(1 << 20).get(key(1))).isEqualTo(TEXT);
    assertThat(cache(1 << 20).get(key(2))).isEmpty();
    assertThat(cache.get(key(3))).isNull();
    assertThat(files()).hasSize(2);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
        .isEqualTo("rwx------");
  }

  @Test
  void aDamagedFileIsNotUsed() throws IOException {
    cache(1 << 20).put(key(1), TEXT);
    Path file = files().get(0);
    byte[] whole = Files.readAllBytes(file);
    for (int i = 0; i < whole.length; i++) {
      Files.write(file, Arrays.copyOf(whole, i));
      assertThat(cache(1 << 20).get(key(1))).as("%d bytes", i).isNull();
    }
    for (int i = 0; i < whole.length; i++) {
      byte[] changed = whole.clone();
      changed[i] ^= 1;
      Files.write(file, changed);
      assertThat(cache(1 << 20).get(key(1))).as("byte %d", i).isNull();
    }
    cache(1 << 20).put(key(1), TEXT);
    assertThat(cache(1 << 20).get(key(1))).isEqualTo(TEXT);
  }

  @Test
  void whatWasNotUsedForLongestGoes() throws IOException {
    byte[] random = new byte[4000];
    new Random(1).nextBytes(random);
    for (int i = 0; i < 16; i++) {
      cache(1 << 20).put(key(i), random);
    }
    for (Path each : files()) {
      Files.setLastModifiedTime(each, FileTime.from(Instant.now().minusSeconds(100_000)));
    }
    assertThat(cache(1 << 20).get(key(7))).isEqualTo(random);
    cache(16 * 4096).put(key(16), random);
    assertThat(files()).hasSize(12);
    assertThat(cache(1 << 20).get(key(7))).isEqualTo(random);
    assertThat(cache(1 << 20).get(key(16))).isEqualTo(random);
    // More than a quarter of all is not kept.
    cache(15_000).put(key(20), random);
    assertThat(cache(1 << 20).get(key(20))).isNull();
  }

  @Test
  void aFolderThatOthersCanEnterIsNotUsed() throws IOException {
    Files.createDirectories(folder());
    for (String each : List.of("rwxr-x---", "rwx--x--x", "rwxrwxrwx")) {
      Files.setPosixFilePermissions(folder(), Set.copyOf(PosixFilePermissions.fromString(each)));
      assertThat(FileCache.in(folder(), 1)).isEmpty();
    }
    Files.delete(folder());
    Path other = Files.createDirectory(temporary.resolve("other"));
    Files.setPosixFilePermissions(other, PosixFilePermissions.fromString("rwx------"));
    Files.createSymbolicLink(folder(), other);
    assertThat(FileCache.in(folder(), 1)).isEmpty();
    assertThat(FileCache.in(Files.createFile(temporary.resolve("file")), 1)).isEmpty();
  }

  @Test
  void keysAreHashes() {
    FileCache cache = cache(1 << 20);
    for (String each : List.of("", "../../../up", "ABCDEFABCDEF", "aa/bbbbbbbbbb")) {
      assertThatThrownBy(() -> cache.get(each)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}

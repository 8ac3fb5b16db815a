package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cache is never believed more than it deserves, and never in the way. */
class CacheTest {
  @TempDir private Path temp;
  private SpecFolder folder;
  private Path ksy;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = new SpecFolder(temp);
    ksy = folder.spec("a", "x", "u1");
  }

  @Test
  void damagedEntriesAreRebuilt() throws Exception {
    load();
    folder.compilations();
    for (Path file : folder.kept()) {
      byte[] whole = Files.readAllBytes(file);
      for (byte[] damaged : damage(whole)) {
        Files.write(file, damaged);
        load();
        assertThat(folder.compilations()).as("%s, %d bytes", file, damaged.length).isOne();
        assertThat(file).hasBinaryContent(whole);
      }
    }
  }

  private static List<byte[]> damage(byte[] whole) {
    byte[] first = whole.clone();
    first[0] ^= 1;
    byte[] last = whole.clone();
    last[last.length - 1] ^= 1;
    byte[] longer = Arrays.copyOf(whole, whole.length + 1);
    byte[] cut = Arrays.copyOf(whole, whole.length - 1);
    byte[] start = Arrays.copyOf(whole, 7);
    return List.of(new byte[0], start, cut, longer, first, last);
  }

  @Test
  void anEntryUnderAnotherNameIsNotUsed() throws Exception {
    load();
    List<Path> mine = folder.kept();
    Path other = folder.spec("b", "y", "u1");
    folder.loader().load(other, List.of());
    folder.compilations();
    for (Path file : folder.kept()) {
      boolean ours = mine.contains(file);
      for (Path from : folder.kept()) {
        boolean theirs = !mine.contains(from);
        if (ours && theirs && ending(file).equals(ending(from))) {
          Files.copy(from, file, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
    assertThat(SpecFolder.field(load())).isEqualTo("x");
    assertThat(folder.compilations()).isOne();
  }

  private static String ending(Path file) {
    return file.toString().replaceFirst(".*\\.", "");
  }

  @Test
  void aFolderThatCannotBeCreatedIsNotAnError() throws Exception {
    Path file = Files.writeString(folder.path("file"), "");
    for (Path none : Arrays.asList(file, file.resolve("below"), null)) {
      assertThat(SpecFolder.field(folder.loader(none).load(ksy, List.of()))).isEqualTo("x");
      folder.loader(none).load(ksy, List.of());
      assertThat(folder.compilations()).isEqualTo(2);
    }
  }

  @Test
  void theFolderIsPrivate() throws Exception {
    assumeThat(posix()).isTrue();
    load();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.cache())))
        .isEqualTo("rwx------");
  }

  @Test
  void aFolderThatOthersMayWriteToIsNotUsed() throws Exception {
    assumeThat(posix()).isTrue();
    load();
    Files.setPosixFilePermissions(folder.cache(), PosixFilePermissions.fromString("rwxrwxrwx"));
    load();
    load();
    assertThat(folder.compilations()).isEqualTo(3);
  }

  private boolean posix() {
    return temp.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  @Test
  void oldEntriesAreDeletedAndOtherFilesAreKept() throws Exception {
    load();
    List<Path> old = folder.kept();
    Path foreign = Files.writeString(folder.cache().resolve("notes.txt"), "");
    for (Path file : folder.kept()) {
      Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));
    }
    folder.loader().load(folder.spec("b", "y", "u1"), List.of());
    assertThat(folder.kept()).contains(foreign).doesNotContainAnyElementsOf(old).hasSize(3);
  }

  private LoadedSpec load() throws Exception {
    return folder.loader().load(ksy, List.of());
  }
}

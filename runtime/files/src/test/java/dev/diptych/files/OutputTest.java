package dev.diptych.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is to be seen of an output that is given up while it is written. */
class OutputTest {
  private static final int MORE_THAN_IS_HELD_IN_MEMORY = (1 << 24) + 1;

  private static final Output.Content GIVEN_UP =
      out -> {
        out.write(new byte[MORE_THAN_IS_HELD_IN_MEMORY]);
        throw new IllegalStateException("given up");
      };

  @TempDir Path folder;

  @Test
  void aStreamReceivesAllOrNothing() throws IoFailure {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    assertThatThrownBy(() -> Output.whole("a stream", stream, GIVEN_UP)).hasMessage("given up");
    assertThat(stream.size()).isZero();
    Output.whole("a stream", stream, out -> out.write(new byte[MORE_THAN_IS_HELD_IN_MEMORY]));
    assertThat(stream.size()).isEqualTo(MORE_THAN_IS_HELD_IN_MEMORY);
  }

  @Test
  void aDeviceReceivesNothingBeforeTheContentIsComplete() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    // Writing to it would fail because it is full.
    assertThatThrownBy(() -> write(full, GIVEN_UP)).hasMessage("given up");
    assertThatThrownBy(() -> write(full, out -> out.write(1)))
        .isInstanceOf(IoFailure.class)
        .hasMessage("cannot write /dev/full: the disk is full");
  }

  @Test
  void anAbandonedOutputLeavesTheFileUnchanged() throws IOException {
    Path file = Files.writeString(folder.resolve("take.twin"), "before");
    assertThatThrownBy(() -> write(file, GIVEN_UP)).hasMessage("given up");
    assertThat(file).hasContent("before");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void noFileAppearsIfOneFails() throws IOException {
    Path first = Files.writeString(folder.resolve("a"), "before");
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    files.put(first, out -> out.write('x'));
    files.put(folder.resolve("b"), out -> out.write('y'));
    files.put(folder.resolve("c"), GIVEN_UP);
    assertThatThrownBy(() -> Output.files(files, OutputTest::lost)).hasMessage("given up");
    assertThat(first).hasContent("before");
    assertThat(names()).containsExactly("a");
  }

  @Test
  void namesMayHaveTheMaximumLength() throws IoFailure {
    Path file = folder.resolve("n".repeat(255));
    write(file, out -> out.write('x'));
    assertThat(file).hasContent("x");
  }

  @Test
  void danglingLinksAreFollowed() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("other", "next"));
    Files.createSymbolicLink(other.resolve("next"), Path.of("file"));
    write(link, out -> out.write('x'));
    assertThat(link).isSymbolicLink();
    assertThat(other.resolve("file")).hasContent("x");
    Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
    assertThatThrownBy(() -> write(circle, out -> out.write('x')))
        .hasMessageEndingWith("circle: its links form a cycle");
  }

  @Test
  void temporaryFilesOfSecretFilesAreSecret() throws IOException {
    Path file = Files.writeString(folder.resolve("secret"), "before");
    assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    List<String> seen = new ArrayList<>();
    write(file, out -> seen.addAll(permissions()));
    assertThat(seen).containsExactly("rw-------", "rw-r-----");
    assertThat(permissions()).containsExactly("rw-r-----");
  }

  @Test
  void groupAndExtendedAttributesArePreserved() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");
    UserDefinedFileAttributeView extended =
        Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
    assumeTrue(extended != null && Files.getFileStore(file).supportsFileAttributeView("user"));
    extended.write("origin", UTF_8.encode("a camera"));
    boolean root = Files.getAttribute(file, "unix:uid").equals(0);
    if (root) {
      Files.setAttribute(file, "unix:gid", 4321);
      Files.setAttribute(file, "unix:uid", 1234);
    }
    write(file, out -> out.write('x'));
    ByteBuffer value = ByteBuffer.allocate(100);
    Files.getFileAttributeView(file, UserDefinedFileAttributeView.class).read("origin", value);
    assertThat(UTF_8.decode(value.flip()).toString()).isEqualTo("a camera");
    if (root) {
      assertThat(Files.getAttribute(file, "unix:gid")).isEqualTo(4321);
      assertThat(Files.getAttribute(file, "unix:uid")).isEqualTo(1234);
    }
  }

  @Test
  void hardLinksThatKeepTheOldContentAreReported() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "before");
    Path other = Files.createLink(folder.resolve("other"), file);
    List<String> losses = new ArrayList<>();
    Output.files(Map.of(file, out -> out.write('x')), (path, loss) -> losses.add(path + loss));
    assertThat(losses)
        .containsExactly(file + "it had 1 more hard link, which keep the old content");
    assertThat(other).hasContent("before");
    assertThat(file).hasContent("x");
  }

  @Test
  void temporaryFilesOfKilledRunsAreDeleted() throws IOException {
    Path stale = old(".diptych-0123456789abcdef.tmp");
    Path used = old(".diptych-0123456789abcdee.tmp");
    Path fresh = Files.createFile(folder.resolve(".diptych-0123456789abcded.tmp"));
    Path foreign = old(".diptych-notes.tmp");
    try (FileChannel channel = FileChannel.open(used, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      assertThat(lock.isValid()).isTrue();
      write(folder.resolve("file"), out -> out.write('x'));
    }
    assertThat(stale).doesNotExist();
    assertThat(List.of(used, fresh, foreign)).allMatch(Files::exists);
  }

  private Path old(String name) throws IOException {
    Path file = Files.createFile(folder.resolve(name));
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(2, ChronoUnit.HOURS)));
    return file;
  }

  private static void write(Path file, Output.Content content) throws IoFailure {
    Output.files(Map.of(file, content), OutputTest::lost);
  }

  private static void lost(Path file, String what) {
    throw new AssertionError(file + ": " + what);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** The permissions of all files, in the order of their names. */
  private List<String> permissions() throws IOException {
    List<String> permissions = new ArrayList<>();
    for (String name : names()) {
      permissions.add(
          PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))));
    }
    return permissions;
  }
}

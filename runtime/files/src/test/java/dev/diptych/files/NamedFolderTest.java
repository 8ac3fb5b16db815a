package dev.diptych.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of systems that only know paths, which are tested here on one that knows more. */
class NamedFolderTest {
  @TempDir Path temp;
  private Path outside;
  private NamedFolder folder;

  @BeforeEach
  void prepare() throws IOException {
    temp = temp.toRealPath();
    outside = Files.createDirectory(temp.resolve("outside"));
    folder = new NamedFolder(Files.createDirectory(temp.resolve("folder")));
  }

  @Test
  void filesAreWrittenMovedAndDeleted() throws IOException {
    write("a");
    Files.createDirectory(folder.path().resolve("inner"));
    folder.move("a", folder.folder("inner"), "b");
    assertThat(folder.path().resolve("inner/b")).hasContent("x");
    assertThat(folder.look("a")).isNull();
    assertThat(folder.folder("inner").look("b")).isNotNull();
    folder.folder("inner").delete("b");
    folder.deleteFolder("inner");
    assertThat(folder.path()).isEmptyDirectory();
  }

  @Test
  void linksAreNotFollowed() throws IOException {
    Path mine = Files.writeString(outside.resolve("mine"), "mine");
    Files.createSymbolicLink(folder.path().resolve("file"), mine);
    Files.createSymbolicLink(folder.path().resolve("inner"), outside);
    assertThat(folder.look("file")).matches(found -> found.isSymbolicLink());
    assertThatThrownBy(() -> write("file")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> folder.folder("inner")).isInstanceOf(LeavingLinkException.class);
    folder.deleteFolder("inner");
    assertThat(folder.path().resolve("inner")).isSymbolicLink();
    assertThat(mine).hasContent("mine");
  }

  @Test
  void nothingIsDoneInAFolderThatHasBecomeALink() throws IOException {
    Path mine = Files.writeString(outside.resolve("mine"), "mine");
    NamedFolder other = new NamedFolder(Files.createDirectory(temp.resolve("other")));
    Files.writeString(other.path().resolve("a"), "a");
    Files.delete(folder.path());
    Files.createSymbolicLink(folder.path(), outside);
    assertThatThrownBy(() -> write("new")).isInstanceOf(LeavingLinkException.class);
    assertThatThrownBy(() -> folder.delete("mine")).isInstanceOf(LeavingLinkException.class);
    assertThatThrownBy(() -> folder.deleteFolder("mine")).isInstanceOf(LeavingLinkException.class);
    assertThatThrownBy(() -> folder.move("mine", other, "b"))
        .isInstanceOf(LeavingLinkException.class);
    assertThatThrownBy(() -> other.move("a", folder, "mine"))
        .isInstanceOf(LeavingLinkException.class);
    assertThat(mine).hasContent("mine");
    assertThat(outside).isDirectoryContaining(mine::equals);
    assertThat(outside.resolve("new")).doesNotExist();
  }

  private void write(String name) throws IOException {
    try (FileChannel channel =
        folder.open(name, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE))) {
      channel.write(ByteBuffer.wrap(new byte[] {'x'}));
    }
  }
}

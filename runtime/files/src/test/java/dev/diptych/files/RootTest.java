package dev.diptych.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is beneath a root is reached, and nothing else. */
class RootTest {
  private static final int RACES = 400;

  @TempDir Path temp;
  private Path root;
  private Path outside;

  @BeforeEach
  void prepare() throws IOException {
    temp = temp.toRealPath();
    root = Files.createDirectory(temp.resolve("root"));
    outside = Files.createDirectory(temp.resolve("outside"));
  }

  @Test
  void foldersAreCreatedAndRemovedIfTheOutputFails() throws IOException {
    Path file = root.resolve("a/b/c");
    write(Root.of(root), file);
    assertThat(file).hasContent("x");
    assertThatThrownBy(
            () ->
                Output.files(
                    Root.of(root),
                    Map.of(
                        root.resolve("d/e/f"),
                        out -> {
                          throw new IOException("broken");
                        }),
                    (path, lost) -> {}))
        .hasMessageContaining("broken");
    assertThat(root.resolve("d")).doesNotExist();
    try (Stream<Path> files = Files.list(root)) {
      assertThat(files).containsExactly(root.resolve("a"));
    }
  }

  @Test
  void linksInsideAreFollowed() throws IOException {
    Files.createDirectories(root.resolve("real/deep"));
    link("relative", Path.of("real/deep/../deep"));
    link("absolute", root.resolve("real"));
    link("back", Path.of("../root/real"));
    link("file", Path.of("real/other"));
    write(Root.of(root), root.resolve("relative/a"));
    write(Root.of(root), root.resolve("absolute/deep/b"));
    write(Root.of(root), root.resolve("back/c"));
    write(Root.of(root), root.resolve("file"));
    assertThat(root.resolve("real/deep/a")).hasContent("x");
    assertThat(root.resolve("real/deep/b")).hasContent("x");
    assertThat(root.resolve("real/c")).hasContent("x");
    assertThat(root.resolve("real/other")).hasContent("x");
    assertThat(root.resolve("file")).isSymbolicLink();
  }

  @Test
  void aLinkThatLeavesIsNamed() throws IOException {
    Path mine = Files.writeString(outside.resolve("mine"), "mine");
    link("file", mine);
    link("dangling", Path.of("../outside/new"));
    link("folder", outside);
    link("chain", Path.of("folder"));
    for (String name :
        new String[] {"file", "dangling", "folder/new", "folder/a/b", "chain/mine"}) {
      Path file = root.resolve(name);
      String link =
          root.resolve(name.replaceFirst("/.*", "").replace("chain", "folder")).toString();
      assertThatThrownBy(() -> write(Root.of(root), file))
          .isInstanceOf(IoFailure.class)
          .hasMessageContaining("the link " + link + " leads to " + outside)
          .satisfies(e -> assertThat(((IoFailure) e).code()).isEqualTo("leaving-link"));
      assertThatThrownBy(() -> Root.of(root).read(file, 100)).hasMessageContaining("the link ");
      assertThatThrownBy(() -> Root.of(root).delete(file)).hasMessageContaining("the link ");
    }
    assertThat(mine).hasContent("mine");
    assertThat(outside).isDirectoryContaining(mine::equals);
    assertThat(outside.resolve("new")).doesNotExist();
  }

  @Test
  void aFileOfTheUserStaysInItsCheckout() throws IOException {
    link("file", outside.resolve("new"));
    write(Root.USER, root.resolve("file"));
    assertThat(outside.resolve("new")).hasContent("x");
    Files.delete(outside.resolve("new"));
    Files.createDirectory(root.resolve(".git"));
    Files.writeString(outside.resolve("diptych.toml"), "");
    link("folder", outside);
    for (Path file : new Path[] {root.resolve("file"), root.resolve("folder/new")}) {
      assertThatThrownBy(() -> write(Root.USER, file)).hasMessageContaining("the link ");
    }
    assertThatThrownBy(() -> write(Root.of(root.resolve("folder")), root.resolve("folder/new")))
        .hasMessageContaining("the link ");
    assertThat(outside.resolve("new")).doesNotExist();
  }

  @Test
  void onlyRegularFilesAreReplacedAndReadWithALimit() throws IOException {
    Path folder = Files.createDirectory(root.resolve("folder"));
    assertThatThrownBy(() -> write(Root.of(root), folder)).hasMessageContaining("it is a folder");
    Path file = Files.writeString(root.resolve("file"), "content");
    assertThat(Root.of(root).read(file, 7)).hasSize(7);
    assertThat(Root.of(root).start(file, 3)).hasSize(3);
    assertThat(Root.of(root).read(root.resolve("a/none"), 7)).isNull();
    assertThatThrownBy(() -> Root.of(root).read(file, 6)).hasMessageContaining("larger than 6");
  }

  @Test
  void nothingIsWrittenThroughALinkThatIsMadeMeanwhile() throws Exception {
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(root)) {
      assumeTrue(stream instanceof SecureDirectoryStream, "only paths here");
    }
    Files.createDirectory(root.resolve(".git"));
    Path folder = Files.createDirectories(root.resolve("a/b"));
    AtomicBoolean stopped = new AtomicBoolean();
    Thread swapping = new Thread(() -> swap(folder, stopped));
    swapping.start();
    try {
      for (int i = 0; i < RACES; i++) {
        tryToWrite(i % 2 == 0 ? Root.USER : Root.of(root), folder.resolve("c/file" + i % 4));
      }
    } finally {
      stopped.set(true);
      swapping.join();
    }
    try (Stream<Path> files = Files.walk(outside)) {
      assertThat(files).containsExactly(outside);
    }
  }

  private static void tryToWrite(Root root, Path file) {
    try {
      write(root, file);
      root.delete(file);
    } catch (IoFailure e) {
      return; // The folder was a link, or not there.
    }
  }

  /** Replaces a folder by a link, and the link by the folder. */
  private void swap(Path folder, AtomicBoolean stopped) {
    Path aside = root.resolve("aside");
    int moved = 0;
    while (!stopped.get()) {
      try {
        Files.move(folder, Files.exists(aside) ? root.resolve("more" + moved) : aside);
        Files.createSymbolicLink(folder, outside);
        Files.delete(folder);
        Files.move(aside, folder);
      } catch (IOException e) {
        moved++; // A run has created the folder meanwhile, which is moved away.
      }
    }
  }

  private void link(String name, Path target) throws IOException {
    Files.createSymbolicLink(root.resolve(name), target);
  }

  private static void write(Root root, Path file) throws IoFailure {
    Output.files(root, Map.of(file, out -> out.write('x')), (path, lost) -> {});
  }
}

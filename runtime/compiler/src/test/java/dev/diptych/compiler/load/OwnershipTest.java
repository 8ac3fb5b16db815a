package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.diptych.files.FileAccess;
import dev.diptych.files.Ownership;
import dev.diptych.files.PrivateFiles;
import dev.diptych.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code from a cache is run only if no other user can have written it. */
class OwnershipTest {
  private static final int NOBODY = 65534;

  @TempDir private Path temp;
  private SpecFolder folder;
  private Path ksy;

  /** The access that files are given for the test. */
  private final Map<Path, FileAccess> simulated = new HashMap<>();

  @BeforeEach
  void makeFolder() throws IOException {
    assumeThat(temp.getFileSystem().supportedFileAttributeViews()).contains("unix");
    folder = new SpecFolder(temp);
    ksy = folder.spec("a", "x", "u1");
  }

  @Test
  void foldersAndFilesArePrivate() throws Exception {
    load(temp.resolve("new/cache"));
    try (var files = Files.walk(temp.resolve("new"))) {
      for (Path file : files.toList()) {
        String wanted = Files.isDirectory(file) ? "rwx------" : "rw-------";
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
            .as("%s", file)
            .isEqualTo(wanted);
      }
    }
    used(temp.resolve("new/cache"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rwxrwxrwx", "rwxrwx---", "rwx-w----", "rwx----w-", "rwxrwxr-x"})
  void aFolderThatOthersMayWriteToIsNotUsed(String permissions) throws Exception {
    load(folder.cache());
    Files.setPosixFilePermissions(folder.cache(), PosixFilePermissions.fromString(permissions));
    unused(folder.cache(), "other users may ");
  }

  @Test
  void aFolderThatOthersMayReadIsUsed() throws Exception {
    load(folder.cache());
    Files.setPosixFilePermissions(folder.cache(), PosixFilePermissions.fromString("rwxr-xr-x"));
    used(folder.cache());
  }

  @Test
  void aFolderOfAnotherUserIsNotUsed() throws Exception {
    load(folder.cache());
    simulated.put(folder.cache(), new FileAccess(NOBODY, NOBODY, 040755));
    unused(folder.cache(), folder.cache() + " belongs to another user");
    assertThat(folder.kept()).hasSize(2);
  }

  @Test
  void aRealFolderOfAnotherUserIsNotUsed() throws Exception {
    assumeThat(FileAccess.user()).isZero();
    load(folder.cache());
    Files.setAttribute(folder.cache(), "unix:uid", NOBODY);
    unused(folder.cache(), folder.cache() + " belongs to another user");
  }

  @ParameterizedTest
  @CsvSource({"65534, 100600", "-1, 100620", "-1, 100602", "-1, 120777", "-1, 40700"})
  void aFileThatMayBeOfAnotherUserIsNotRead(int owner, String mode) throws Exception {
    load(folder.cache());
    int user = owner < 0 ? FileAccess.user() : owner;
    for (Path file : folder.kept()) {
      simulated.put(file, new FileAccess(user, user, Integer.parseInt(mode, 8)));
    }
    folder.compilations();
    load(folder.cache());
    assertThat(folder.compilations()).isOne();
  }

  @ParameterizedTest
  @CsvSource({
    "65534, 65534, 40755, false",
    "65534, 65534, 41777, false",
    "0, 0, 41777, true",
    "0, 0, 40777, false",
    "0, 50, 40775, false",
    "0, 0, 40755, true",
    "-1, -1, 40775, true",
    "-1, 50, 40775, false",
    "-1, 50, 40755, true",
    "-1, 50, 40757, false"
  })
  void aFolderIsOnlyUsedIfNobodyElseCanReplaceIt(int owner, int group, String mode, boolean usable)
      throws Exception {
    Path cache = temp.resolve("above/cache");
    load(cache);
    int user = FileAccess.user();
    simulated.put(
        temp.resolve("above"),
        new FileAccess(
            owner < 0 ? user : owner, group < 0 ? user : group, Integer.parseInt(mode, 8)));
    if (usable) {
      used(cache);
    } else {
      unused(cache, temp.resolve("above").toString());
    }
  }

  @Test
  void aFolderIsNotCreatedWhereOthersCanReplaceIt() throws Exception {
    simulated.put(temp, new FileAccess(NOBODY, NOBODY, 040777));
    unused(temp.resolve("cache"), temp.toString());
    assertThat(temp.resolve("cache")).doesNotExist();
  }

  @Test
  void linksAreCheckedByOwnerAndTarget() throws Exception {
    Path link = Files.createSymbolicLink(temp.resolve("link"), Path.of("real/../real"));
    Path cache = link.resolve("../real/cache");
    Files.createDirectories(temp.resolve("real"));
    load(cache);
    used(cache);
    int user = FileAccess.user();
    simulated.put(temp.resolve("real"), new FileAccess(user, user, 040777));
    unused(cache, "other users may replace what is in " + temp.resolve("real"));
    simulated.clear();
    simulated.put(link, new FileAccess(NOBODY, NOBODY, 0120777));
    unused(cache, link + " belongs to another user");
  }

  @Test
  void cyclicLinksAreRejected() throws Exception {
    Path link = Files.createSymbolicLink(temp.resolve("link"), Path.of("link"));
    unused(link.resolve("cache"), "one link too many");
  }

  private void used(Path cache) throws Exception {
    folder.compilations();
    LoadedSpec loaded = load(cache);
    assertThat(loaded.notes()).isEmpty();
    assertThat(folder.compilations()).isZero();
  }

  private void unused(Path cache, String reason) throws Exception {
    folder.compilations();
    load(cache);
    LoadedSpec loaded = load(cache);
    assertThat(folder.compilations()).isEqualTo(2);
    assertThat(SpecFolder.field(loaded)).isEqualTo("x");
    assertThat(loaded.notes()).extracting(Diagnostic::code).containsExactly("cache-not-used");
    assertThat(loaded.notes().get(0).message())
        .startsWith("the cache of compiled specs is not used: ")
        .contains(reason);
  }

  private LoadedSpec load(Path cache) throws Exception {
    FileAccess.Reader reader =
        path -> simulated.containsKey(path) ? simulated.get(path) : FileAccess.of(path);
    Ownership ownership = new Ownership(reader, FileAccess.user());
    CacheStore store = new CacheStore(new PrivateFiles(cache, ownership));
    return folder.loader(store).load(ksy, List.of());
  }
}

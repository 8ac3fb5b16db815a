package dev.diptych.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A folder is the user's own only if no other user can have written or replaced what is in it. */
class OwnershipTest {
  private static final int NOBODY = 65534;

  @TempDir private Path temp;
  private Path folder;

  /** The access that files are given for the test. */
  private final Map<Path, FileAccess> simulated = new HashMap<>();

  @BeforeEach
  void makeFolder() throws IOException {
    assumeThat(temp.getFileSystem().supportedFileAttributeViews()).contains("unix");
    folder = Files.createDirectories(temp.resolve("above/folder"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rwxrwxrwx", "rwxrwx---", "rwx-w----", "rwx----w-", "rwxrwxr-x"})
  void aFolderThatOthersMayWriteToIsNotTrusted(String permissions) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(permissions));
    assertThat(problem(folder)).startsWith("other users may ");
  }

  @Test
  void aFolderThatOthersMayReadIsTrusted() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(problem(folder)).isNull();
  }

  @Test
  void aFolderOfAnotherUserIsNotTrusted() throws IOException {
    simulated.put(folder, new FileAccess(NOBODY, NOBODY, 040755));
    assertThat(problem(folder)).isEqualTo(folder + " belongs to another user");
  }

  @Test
  void aRealFolderOfAnotherUserIsNotTrusted() throws IOException {
    assumeThat(FileAccess.user()).isZero();
    Files.setAttribute(folder, "unix:uid", NOBODY);
    assertThat(problem(folder)).isEqualTo(folder + " belongs to another user");
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
  void aFolderIsOnlyTrustedIfNobodyElseCanReplaceIt(
      int owner, int group, String mode, boolean trusted) throws IOException {
    int user = FileAccess.user();
    Path above = folder.resolveSibling("").normalize();
    int fileOwner = owner < 0 ? user : owner;
    int fileGroup = group < 0 ? user : group;
    simulated.put(above, new FileAccess(fileOwner, fileGroup, Integer.parseInt(mode, 8)));
    if (trusted) {
      assertThat(problem(folder)).isNull();
    } else {
      assertThat(problem(folder)).contains(above.toString());
    }
  }

  @Test
  void anAbsentFolderIsJudgedByItsParents() throws IOException {
    assertThat(problem(temp.resolve("absent"))).isNull();
    simulated.put(temp, new FileAccess(NOBODY, NOBODY, 040777));
    assertThat(problem(temp.resolve("absent"))).contains(temp.toString());
  }

  @Test
  void linksAreCheckedByOwnerAndTarget() throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link"), Path.of("real/../real"));
    Path place = link.resolve("../real/folder");
    Files.createDirectories(temp.resolve("real/folder"));
    assertThat(problem(place)).isNull();
    int user = FileAccess.user();
    simulated.put(temp.resolve("real"), new FileAccess(user, user, 040777));
    assertThat(problem(place))
        .isEqualTo("other users may replace what is in " + temp.resolve("real"));
    simulated.clear();
    simulated.put(link, new FileAccess(NOBODY, NOBODY, 0120777));
    assertThat(problem(place)).isEqualTo(link + " belongs to another user");
  }

  @Test
  void cyclicLinksAreRejected() throws IOException {
    Path link = Files.createSymbolicLink(temp.resolve("link"), Path.of("link"));
    assertThat(problem(link.resolve("folder"))).contains("one link too many");
  }

  private String problem(Path place) throws IOException {
    FileAccess.Reader reader =
        path -> simulated.containsKey(path) ? simulated.get(path) : FileAccess.of(path);
    return new Ownership(reader, FileAccess.user()).problem(place);
  }
}

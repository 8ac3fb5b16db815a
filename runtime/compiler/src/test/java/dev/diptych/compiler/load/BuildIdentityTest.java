package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another build is another build, be it in folders or in jars. */
class BuildIdentityTest {
  @TempDir private Path temp;

  @Test
  void aFolderIsIdentifiedByItsContent() throws IOException {
    Files.writeString(temp.resolve("A.class"), "one");
    byte[] one = BuildIdentity.of(List.of(temp));
    assertThat(BuildIdentity.of(List.of(temp))).isEqualTo(one);
    Files.writeString(temp.resolve("A.class"), "two");
    assertThat(BuildIdentity.of(List.of(temp))).isNotEqualTo(one);
  }

  @Test
  void aJarIsIdentifiedByItsContent() throws IOException {
    byte[] one = BuildIdentity.of(List.of(jar("A.class", "one")));
    assertThat(BuildIdentity.of(List.of(jar("A.class", "one")))).isEqualTo(one);
    assertThat(BuildIdentity.of(List.of(jar("A.class", "two")))).isNotEqualTo(one);
    assertThat(BuildIdentity.of(List.of(jar("B.class", "one")))).isNotEqualTo(one);
  }

  private Path jar(String name, String content) throws IOException {
    Path jar = Files.createTempFile(temp, "a", ".jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry(name));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}

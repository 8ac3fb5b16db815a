package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The second use of a spec loads nothing of the Kaitai Struct compiler, of Scala or of a YAML
 * reader: it works where they are not there.
 */
class WithoutCompilersTest {
  private static final Pattern HEAVY =
      Pattern.compile("kaitai-struct-compiler|scala|snakeyaml|fastparse|scopt|sourcecode|geny");

  @Test
  void theSecondUseLoadsNoCompiler(@TempDir Path temp) throws Exception {
    SpecFolder folder = new SpecFolder(temp);
    folder.spec("b", "x", "u1");
    Path ksy = folder.spec("a", "x", "b", "b");
    folder.loader().load(ksy, List.of());
    ClassLoader java = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader light = new URLClassLoader(lightClassPath(), java)) {
      Class<?> type = light.loadClass(SpecLoader.class.getName());
      Object loader = type.getConstructor(Path.class).newInstance(folder.cache());
      Object loaded = type.getMethod("load", Path.class, List.class).invoke(loader, ksy, List.of());
      assertThat(loaded.getClass().getClassLoader()).isSameAs(light);
    }
  }

  private static URL[] lightClassPath() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (!HEAVY.matcher(String.valueOf(Path.of(place).getFileName())).find()) {
        urls.add(Path.of(place).toUri().toURL());
      }
    }
    return urls.toArray(URL[]::new);
  }
}

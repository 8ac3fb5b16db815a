package dev.diptych.compiler.load;

import dev.diptych.formats.SchemaReader;
import dev.diptych.ir.Operator;
import dev.diptych.ksy.KsyModule;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Identifies this build of Diptych for the cache: its version, those of the Kaitai Struct compiler
 * and of Java, and the classes of every module that a typed spec or a schema depends on. A jar is
 * identified by the checksums in its directory. The version of the compiler is a constant, because
 * loading the compiler would take longer than everything else.
 */
final class BuildIdentity {
  private static final String BUILD = "/dev/diptych/compiler/build.properties";
  private static final List<Class<?>> MODULES =
      List.of(SpecLoader.class, KsyModule.class, Operator.class, SchemaReader.class, Schema.class);

  private BuildIdentity() {}

  /** A fingerprint of this build. */
  static byte[] bytes() throws IOException {
    return of(MODULES.stream().map(ClassPath::of).toList());
  }

  /** A fingerprint of a build with modules in {@code places}, jars or folders. */
  static byte[] of(List<Path> places) throws IOException {
    Fingerprint all = new Fingerprint();
    Properties build = new Properties();
    try (InputStream in = BuildIdentity.class.getResourceAsStream(BUILD)) {
      build.load(in);
    }
    all.add(build.getProperty("version")).add(build.getProperty("kaitai"));
    all.add(Runtime.version().feature());
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        addFolder(place, all);
      } else {
        addJar(place, all);
      }
    }
    return all.bytes();
  }

  private static void addJar(Path jar, Fingerprint all) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      zip.stream()
          .sorted(Comparator.comparing(ZipEntry::getName))
          .forEach(entry -> all.add(entry.getName()).add(entry.getCrc()).add(entry.getSize()));
    }
  }

  private static void addFolder(Path folder, Fingerprint all) throws IOException {
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        all.add(folder.relativize(file).toString()).add(Files.readAllBytes(file));
      }
    }
  }
}

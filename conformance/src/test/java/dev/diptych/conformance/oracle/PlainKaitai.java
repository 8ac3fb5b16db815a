package dev.diptych.conformance.oracle;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.second.PlainReader;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Makes the reader that Kaitai Struct generates from a spec. */
public final class PlainKaitai {
  private static final String PACKAGE = "plain";

  private PlainKaitai() {}

  /**
   * Generates and compiles the reader of a spec.
   *
   * @param ksy the spec
   * @param id its id
   * @param imports folders to look for imports in
   * @param work an empty folder for sources and classes
   * @throws PlainJavaException where Kaitai has no Java code for it that compiles
   */
  @SuppressWarnings("resource") // Its classes are read as long as they are in use.
  public static PlainReader of(Path ksy, String id, List<Path> imports, Path work)
      throws IOException, PlainJavaException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : KaitaiCompiler.java(ksy, imports, PACKAGE).entrySet()) {
      Path file = work.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      // A lone surrogate has no UTF-8 form; it only occurs in comments.
      files.add(Files.write(file, source.getValue().getBytes(UTF_8)));
    }
    compile(files, work);
    URL[] urls = {work.toUri().toURL()};
    try {
      return PlainReader.of(
          PACKAGE, id, new URLClassLoader(urls, KaitaiStruct.class.getClassLoader()));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static void compile(List<Path> files, Path work) throws IOException, PlainJavaException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter out = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none",
            "-nowarn",
            "-classpath",
            System.getProperty("java.class.path"),
            "-d",
            work.toString());
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      var units = manager.getJavaFileObjectsFromPaths(files);
      if (!compiler.getTask(out, manager, null, options, null, units).call()) {
        throw new PlainJavaException(out.toString());
      }
    }
  }
}

package dev.diptych.conformance.oracle;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The reader that Kaitai Struct generates from a spec. */
final class PlainKaitai {
  private static final String PACKAGE = "plain";

  private final Class<?> root;

  private PlainKaitai(Class<?> root) {
    this.root = root;
  }

  /**
   * Generates and compiles the reader of a spec.
   *
   * @param ksy the spec
   * @param id its id
   * @param imports folders to look for imports in
   * @param work an empty folder for sources and classes
   * @throws PlainJavaException where Kaitai has no Java code for it that compiles
   */
  static PlainKaitai of(Path ksy, String id, List<Path> imports, Path work)
      throws IOException, PlainJavaException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : KaitaiCompiler.java(ksy, imports, PACKAGE).entrySet()) {
      Path file = work.resolve(source.getKey());
      Files.createDirectories(file.getParent());
      // A lone surrogate has no UTF-8 form; it only occurs in comments.
      files.add(Files.write(file, source.getValue().getBytes(UTF_8)));
    }
    compile(files, work);
    return new PlainKaitai(load(work, PACKAGE + "." + PlainNames.type(id)));
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

  @SuppressWarnings("resource") // Its classes are read as long as they are in use.
  private static Class<?> load(Path folder, String name) throws MalformedURLException {
    URL[] urls = {folder.toUri().toURL()};
    try {
      return Class.forName(
          name, false, new URLClassLoader(urls, KaitaiStruct.class.getClassLoader()));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Reads {@code file}.
   *
   * @throws PlainReadException if Kaitai rejects it
   */
  KaitaiStruct read(byte[] file) throws PlainReadException {
    KaitaiStream stream = new ByteBufferKaitaiStream(ByteBuffer.wrap(file));
    try {
      KaitaiStruct made =
          (KaitaiStruct) root.getConstructor(KaitaiStream.class).newInstance(stream);
      if (PlainNames.isReadOnDemand(root)) {
        root.getMethod("_read").invoke(made);
      }
      return made;
    } catch (InvocationTargetException e) {
      throw new PlainReadException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}

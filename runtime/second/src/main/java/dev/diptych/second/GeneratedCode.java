package dev.diptych.second;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.kaitai.struct.KaitaiStruct;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Compiles and loads code that Kaitai Struct has generated from a spec of a user. It is the only
 * code that is compiled, and it runs only in a process of its own.
 *
 * @param sources the folder of its sources
 * @param classes an empty folder
 */
record GeneratedCode(Path sources, Path classes) {
  /** Code that is not run; the message is one sentence. */
  static final class RejectedCodeException extends Exception {
    private static final long serialVersionUID = 1;

    RejectedCodeException(String message) {
      super(message);
    }
  }

  /**
   * The reader that the code implements.
   *
   * @param javaPackage the package of the code
   * @param id the id of the spec
   */
  @SuppressWarnings("resource") // Its classes are read as long as they are in use.
  PlainReader reader(String javaPackage, String id)
      throws IOException, RejectedCodeException, ClassNotFoundException {
    List<Path> files = listed(sources, ".java");
    for (Path file : files) {
      if (SourceTokens.unexpected(Files.readString(file)) > 0) {
        throw new RejectedCodeException("it has text that no spec may put into code");
      }
    }
    String error = compile(files);
    if (error != null) {
      throw new RejectedCodeException("it does not compile: " + error);
    }
    String forbidden = AllowedClasses.firstForbidden(compiled());
    if (forbidden != null) {
      throw new RejectedCodeException("it uses " + forbidden + ", which is not allowed");
    }
    URL[] urls = {classes.toUri().toURL()};
    ClassLoader loader = new URLClassLoader(urls, KaitaiStruct.class.getClassLoader());
    return PlainReader.of(javaPackage, id, loader);
  }

  private @Nullable String compile(List<Path> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    var found = new DiagnosticCollector<JavaFileObject>();
    String kaitai = Installation.of(KaitaiStruct.class).toString();
    List<String> options =
        List.of("-proc:none", "-g:none", "-nowarn", "-classpath", kaitai, "-d", classes.toString());
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(found, Locale.ROOT, UTF_8)) {
      var units = manager.getJavaFileObjectsFromPaths(files);
      if (compiler.getTask(null, manager, found, options, null, units).call()) {
        return null;
      }
    }
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
        .map(each -> each.getMessage(Locale.ROOT).lines().findFirst().orElse(""))
        .findFirst()
        .orElse("");
  }

  private Map<String, byte[]> compiled() throws IOException {
    Map<String, byte[]> compiled = new TreeMap<>();
    for (Path file : listed(classes, ".class")) {
      String path = classes.relativize(file).toString();
      String name = path.substring(0, path.length() - ".class".length());
      compiled.put(name.replace('/', '.').replace('\\', '.'), Files.readAllBytes(file));
    }
    return compiled;
  }

  private static List<Path> listed(Path folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}

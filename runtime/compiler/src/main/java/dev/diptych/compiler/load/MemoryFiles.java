package dev.diptych.compiler.load;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Sources and classes of one compilation, in memory. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, ByteArrayOutputStream> classes = new TreeMap<>();

  /** Files over those of {@code standard}. */
  MemoryFiles(JavaFileManager standard) {
    super(standard);
  }

  /** {@code sources}, contents by file name, for a compiler. */
  static List<JavaFileObject> sources(Map<String, String> sources) {
    return sources.entrySet().stream()
        .<JavaFileObject>map(each -> new SourceFile(each.getKey(), each.getValue()))
        .toList();
  }

  /** The name of {@code source} in {@link #sources}. */
  static String name(FileObject source) {
    return source.toUri().getPath().substring(1);
  }

  /** The compiled classes by name. */
  Map<String, byte[]> classes() {
    Map<String, byte[]> bytes = new TreeMap<>();
    classes.forEach((name, content) -> bytes.put(name, content.toByteArray()));
    return bytes;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    classes.put(className, content);
    return new ClassFile(className, content);
  }

  private static final class SourceFile extends SimpleJavaFileObject {
    private final String content;

    SourceFile(String name, String content) {
      super(URI.create("memory:///" + name), Kind.SOURCE);
      this.content = content;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return content;
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream content;

    ClassFile(String name, ByteArrayOutputStream content) {
      super(URI.create("memory:///" + name + ".class"), Kind.CLASS);
      this.content = content;
    }

    @Override
    public OutputStream openOutputStream() {
      return content;
    }
  }
}

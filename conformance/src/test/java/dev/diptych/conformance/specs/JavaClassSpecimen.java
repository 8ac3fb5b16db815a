package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Java classes; written by the Java compiler, read by the virtual machine. */
final class JavaClassSpecimen implements Specimen {
  private static final String GREETER =
      """
      import java.util.function.*;
      public final class Greeter implements Supplier<String>, LongSupplier, DoubleSupplier {
        public static final float HALF = 0.5f;
        private int calls;
        public String get() { calls++; return "Hello"; }
        public long getAsLong() { return 1234567890123L; }
        public double getAsDouble() { return calls + 0.25; }
      }
      """;
  private static final String LATER =
      """
      public class Later implements java.util.function.Supplier<String> {
        public String get() {
          java.util.function.Supplier<String> text = () -> "later";
          try { return text.get(); } catch (IllegalStateException e) { return null; }
        }
      }
      """;

  @Override
  public Map<String, byte[]> samples() throws Exception {
    return Map.of(
        "Greeter", compiled("Greeter", GREETER),
        "Later", compiled("Later", LATER),
        "Marker", compiled("Marker", "interface Marker {}"));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "Greeter",
            "\"Hello\"",
            "\"Hello, world\"",
            file ->
                assertThat(loaded("Greeter", file, Supplier.class).get())
                    .isEqualTo("Hello, world")),
        Edit.replace(
            "Greeter",
            "1234567890123",
            "-7",
            file ->
                assertThat(loaded("Greeter", file, LongSupplier.class).getAsLong()).isEqualTo(-7)),
        Edit.replace(
            "Greeter",
            "0.25",
            "1e100",
            file ->
                assertThat(loaded("Greeter", file, DoubleSupplier.class).getAsDouble())
                    .isEqualTo(1e100)),
        Edit.replace(
            "Later",
            "\"later\"",
            "\"now\"",
            file -> assertThat(loaded("Later", file, Supplier.class).get()).isEqualTo("now")));
  }

  private static byte[] compiled(String name, String source) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of("-g:none", "-proc:none", "-Xlint:-options", "-source", "17", "-target", "17");
    try (Memory memory = new Memory(compiler.getStandardFileManager(null, null, null))) {
      JavaFileObject file = new Source(name, source);
      assertThat(compiler.getTask(null, memory, null, options, null, List.of(file)).call())
          .isTrue();
      return memory.bytes.toByteArray();
    }
  }

  private static <T> T loaded(String name, byte[] file, Class<T> type) throws Exception {
    ClassLoader loader =
        new ClassLoader() {
          @Override
          protected Class<?> findClass(String wanted) {
            return defineClass(wanted, file, 0, file.length);
          }
        };
    return type.cast(loader.loadClass(name).getDeclaredConstructor().newInstance());
  }

  /** A source that is a string. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Where the one class goes that the compiler writes. */
  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Memory(JavaFileManager rest) {
      super(rest);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }
}

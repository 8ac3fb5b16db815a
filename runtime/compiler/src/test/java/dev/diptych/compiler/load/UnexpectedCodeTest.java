package dev.diptych.compiler.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.SpecReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code that should never have been generated is not compiled, or not run. */
class UnexpectedCodeTest {
  @TempDir private Path temp;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/* */",
        "int a; // b",
        "int \\u0061;",
        "String s = \"\\u0022;\";",
        "String s = \"\\u005c\";",
        "String s = \"\\u000a\";",
        "String s = \"\\uu0061\";",
        "String s = \"\"\"\n  \"\"\";",
        "char c = '\"';",
        "String s = \"ä\";",
        "int ä;",
        "int a;\r",
        "String s = \"a\u2028b\";"
      })
  void detectsCodeThatNoSpecRequires(String line) throws Exception {
    String source =
        "// This is a generated file! From a spec\n\npublic class A {\n" + line + "\n}\n";
    assertThat(SourceTokens.unexpected(source)).isEqualTo(4);
    refused("A.java", source, "has text that no spec may put into code");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String s = \"/* // */ \\\\u0022 \\u00e4 \\\" \\0 \\377\";",
        "int a = 1 / 2 % 3; @Deprecated int b = ~a ^ 1;",
        "byte[] c = new byte[] { 1, -1 }; Object d = c == null ? null : new Object[0];"
      })
  void acceptsOtherCode(String line) throws Exception {
    String source =
        "// This is a generated file! From a spec\n\npublic class A {\n" + line + "\n}\n";
    assertThat(SourceTokens.unexpected(source)).isZero();
    assertThat(compile("A.java", source)).containsOnlyKeys("A");
  }

  @Test
  void checksLinesThatLookLikeAHeader() {
    assertThat(SourceTokens.unexpected("// mine\nclass A {}\n")).isOne();
    String hidden = "// This is a generated file! \\u000a class B {}\nclass A {}\n";
    assertThat(SourceTokens.unexpected(hidden)).isOne();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Object a = Runtime.getRuntime();",
        "Object a = new ProcessBuilder();",
        "Object a = new Thread[0];",
        "static { System.exit(1); }",
        "void a() throws Exception { Object.class.getMethod(null); }",
        "java.io.File a;  Object b = new java.io.File(new String());",
        "Runnable a = () -> {};",
        "java.net.URL a() throws java.io.IOException { return new java.net.URL(null); }"
      })
  void rejectsClassesThatAreNotNeeded(String member) throws Exception {
    refused("A.java", "public class A {\n" + member + "\n}\n", "which is not allowed");
  }

  private void refused(String name, String source, String message) throws Exception {
    assertThatThrownBy(() -> compile(name, source))
        .isInstanceOfSatisfying(
            SpecException.class,
            e -> {
              assertThat(e.diagnostics().get(0).code()).isEqualTo("unsupported-spec");
              assertThat(e).hasMessageContaining(message);
            });
  }

  private Map<String, byte[]> compile(String name, String source) throws Exception {
    Modules modules = Modules.load(new SpecFolder(temp).spec("a", "x", "u1"), List.of());
    return SpecFolder.COMPILER.compile(
        Objects.requireNonNull(SpecReader.read(modules).spec()), Map.of(name, source));
  }
}

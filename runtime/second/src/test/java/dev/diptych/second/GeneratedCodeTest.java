package dev.diptych.second;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.second.GeneratedCode.RejectedCodeException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Code that no spec should be able to give is not run. */
class GeneratedCodeTest {
  private static final String HEADER =
      "// This is a generated file! Please edit source .ksy file\n";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int n; // a comment | text that no spec may put into code",
        "/* a comment */ int n; | text that no spec may put into code",
        "int \\u006e; | text that no spec may put into code",
        "String s = \"\\u000a\"; | text that no spec may put into code",
        "int é; | text that no spec may put into code",
        "int n = true; | it does not compile",
        "Object o = Runtime.getRuntime(); | it uses java.lang.Runtime, which is not allowed",
        "Object o = new ProcessBuilder(); | it uses java.lang.ProcessBuilder, which is not allowed",
        "Object o = new Thread(); | it uses java.lang.Thread, which is not allowed",
        "Object o = System.getenv(); | it uses java.lang.System, which is not allowed",
        "Object o = new java.io.File(\"f\"); | it uses java.io.File, which is not allowed",
        "Object o = Plain.class.getName(); | it uses java.lang.Class, which is not allowed",
        "Object[] o = new java.net.URL[1]; | it uses java.net.URL, which is not allowed",
        "io.kaitai.struct.RandomAccessFileKaitaiStream s() { return null; }"
            + " Object o = s().pos(); | it uses io.kaitai.struct.RandomAccessFileKaitaiStream",
        "io.kaitai.struct.CustomDecoder d() { return null; }"
            + " Object o = d().decode(null); | it uses io.kaitai.struct.CustomDecoder",
      })
  void rejectsIt(String member, String reason) throws Exception {
    GeneratedCode code = code(member);
    assertThatThrownBy(() -> code.reader("plain", "plain"))
        .isInstanceOf(RejectedCodeException.class)
        .hasMessageContaining(reason.strip());
  }

  @Test
  void loadsWhatKaitaiGenerates() throws Exception {
    String member = "public Plain(io.kaitai.struct.KaitaiStream in) { super(in); }";
    assertThat(code(member).reader("plain", "plain").root().getSimpleName()).isEqualTo("Plain");
  }

  private GeneratedCode code(String member) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("sources/plain"));
    String source =
        HEADER
            + "package plain;\npublic class Plain extends io.kaitai.struct.KaitaiStruct {\n"
            + "public static String fromFile(String name) { return name; }\n"
            + (member.startsWith("public Plain") ? "" : "Plain() { super(null); }\n")
            + member
            + "\n}\n";
    Files.writeString(sources.resolve("Plain.java"), source);
    return new GeneratedCode(
        folder.resolve("sources"), Files.createDirectories(folder.resolve("classes")));
  }

  @Test
  void aJavaWithoutCompilerIsReported() throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--limit-modules", "java.base,java.logging", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(SecondProcess.class.getName(), folder.toString()));
    Process process = new ProcessBuilder(command).start();
    assertThat(new String(process.getInputStream().readAllBytes(), UTF_8))
        .isEqualTo("no-compiler\t\n");
    assertThat(process.waitFor()).isZero();
  }
}

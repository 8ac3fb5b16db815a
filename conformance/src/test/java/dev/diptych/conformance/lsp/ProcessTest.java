package dev.diptych.conformance.lsp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.Main;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code lsp} as a process of its own: how it serves, and how it ends. */
class ProcessTest {
  private static final String URI = "untitled:wave.twin";
  private static final String TEXT =
      "Input Animation Ver 1.1\nCamera {\n  Positon { 0 (0 1 2) }\n}\nEof\n";

  @TempDir Path folder;
  private Path err;
  private Process process;

  @BeforeEach
  void start() throws IOException {
    err = folder.resolve("err");
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "lsp",
                "--stdio")
            .redirectError(err.toFile())
            .start();
  }

  @AfterEach
  void stop() {
    process.destroyForcibly();
  }

  @Test
  void servesAnEditorAndEndsWithIt() throws IOException {
    Editor editor = Editor.of(process);
    editor.open(URI, TEXT);
    editor.idle();
    assertThat(editor.diagnostics(URI))
        .singleElement()
        .matches(found -> found.getCode().getLeft().equals("unknown-field"));
    Range name = new Range(new Position(2, 2), new Position(2, 9));
    editor.edit(URI, List.of(new TextDocumentContentChangeEvent(name, "Position")));
    editor.idle();
    assertThat(editor.diagnostics(URI)).noneMatch(d -> d.getCode().getLeft().startsWith("unk"));
    assertThat(editor.diagnosedVersion(URI)).isEqualTo(2);
    assertThat(editor.serverText(URI)).isEqualTo(editor.text(URI));
    DocumentSymbolParams asked = new DocumentSymbolParams(new TextDocumentIdentifier(URI));
    assertThat(Editor.wait(editor.server().getTextDocumentService().documentSymbol(asked)))
        .hasSize(1);
    assertThat(editor.end()).isZero();
    assertThat(err).isEmptyFile();
    editor.close();
  }

  @Test
  void endsWhenTheEditorExitsWithoutEndingTheSession() throws IOException {
    Editor editor = Editor.of(process);
    editor.server().exit();
    assertThat(editor.exitCode()).isEqualTo(1);
    assertThat(err).isEmptyFile();
    editor.close();
  }

  @Test
  void endsWhenItsInputEnds() throws IOException, InterruptedException {
    process.getOutputStream().close();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err).isEmptyFile();
    assertThat(process.getInputStream().readAllBytes()).isEmpty();
  }

  @Test
  void endsWhenTheProcessOfTheEditorEnds() throws IOException, InterruptedException {
    Process parent = new ProcessBuilder("sleep", "600").start();
    send(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"processId\":%d,"
                .formatted(parent.pid())
            + "\"capabilities\":{}}}");
    assertThat(header(process.getInputStream())).startsWith("Content-Length: ");
    assertThat(process.isAlive()).isTrue();
    parent.destroyForcibly();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err).isEmptyFile();
  }

  @Test
  void survivesMessagesThatAreNone() throws IOException, InterruptedException {
    send("this is not JSON");
    send("[1, 2]");
    send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/nothing\"}");
    send("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"textDocument/documentSymbol\",\"params\":7}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{}}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":[]}");
    send("{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"shutdown\"}");
    send("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isZero();
    String answers = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(answers).contains("\"id\":2", "\"id\":4");
    assertThat(Files.readString(err)).doesNotContain("\tat ");
  }

  private void send(String message) throws IOException {
    byte[] bytes = message.getBytes(UTF_8);
    process
        .getOutputStream()
        .write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(UTF_8));
    process.getOutputStream().write(bytes);
    process.getOutputStream().flush();
  }

  private static String header(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    while (next != '\n' && next >= 0) {
      line.append((char) next);
      next = in.read();
    }
    return line.toString();
  }
}

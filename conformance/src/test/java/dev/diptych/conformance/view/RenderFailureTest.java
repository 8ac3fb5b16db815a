package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What {@code diptych render} does when it cannot draw. Needs no browser. */
class RenderFailureTest {
  private static final String TEXT =
      Repository.path("runtime/animation/docs/examples/pinch_drag.twin").toString();

  private static final int GUARD_MILLIS = 60_000;

  @TempDir private Path folder;

  private record Outcome(int code, String messages) {}

  private Outcome render(String... options) {
    List<String> args = new ArrayList<>(List.of("render"));
    args.addAll(List.of(options));
    Command command = new Command();
    int code = command.run(args.toArray(String[]::new));
    return new Outcome(code, command.err());
  }

  private String picture(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void withoutABrowserThereIsAdvice() {
    Outcome outcome = render(TEXT, "-o", picture("a.png"), "--browser", picture("none"));
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.messages()).contains("error[no-browser]").contains("view -o page.html");
    assertThat(folder.resolve("a.png")).doesNotExist();
  }

  @Test
  void tooManyFrames() {
    for (List<String> options :
        List.of(
            List.of("-o", picture("a.gif"), "--every", "1ms"),
            List.of("-o", picture("a.gif"), "--every", "2ms", "--size", "2000x2000"),
            List.of("-o", picture("a.png"), "--size", "2000x2000", "--frames", "20"))) {
      Outcome outcome =
          render(Stream.concat(Stream.of(TEXT), options.stream()).toArray(String[]::new));
      assertThat(outcome.code()).isEqualTo(1);
      assertThat(outcome.messages()).contains("error[too-many-frames]").contains("--every");
    }
  }

  @Test
  void nothingMoves() {
    String spec = Repository.path("conformance/benchmarks/specs/asset_pack.ksy").toString();
    String file = Repository.path("conformance/benchmarks/specs/asset_pack.twin").toString();
    Outcome outcome = render("--spec", spec, file, "-o", picture("a.png"));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.messages()).contains("error[nothing-moves]");
  }

  @Test
  void aRejectedTextIsReported() throws IOException {
    Path file =
        Files.writeString(folder.resolve("a.twin"), "Input Animation Ver 1.1\nCamra {}\nEof\n");
    Outcome outcome = render(file.toString(), "-o", picture("a.png"));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.messages()).contains("a.twin:2:1");
  }

  @Test
  void wrongOptions() {
    String png = picture("a.png");
    String gif = picture("a.gif");
    List<List<String>> all =
        List.of(
            List.of("-o", picture("a.jpg")),
            List.of("-o", "-"),
            List.of("-o", png, "--frames", "2", "--every", "1"),
            List.of("-o", png, "--frames", "0"),
            List.of("-o", png, "--every", "0"),
            List.of("-o", png, "--every", "1m"),
            List.of("-o", png, "--fps", "10"),
            List.of("-o", png, "--once"),
            List.of("-o", gif, "--fps", "51"),
            List.of("-o", gif, "--columns", "2"),
            List.of("-o", png, "--columns", "0"),
            List.of("-o", png, "--size", "8x100"),
            List.of("-o", png, "--size", "100"),
            List.of("-o", png, "--from", "2", "--to", "1"),
            List.of("-o", png, "--from", "9"),
            List.of("-o", png, "--view", "moon"));
    for (List<String> options : all) {
      Outcome outcome =
          render(Stream.concat(Stream.of(TEXT), options.stream()).toArray(String[]::new));
      assertThat(outcome.code()).as("%s", options).isEqualTo(2);
      assertThat(outcome.messages()).as("%s", options).contains("error[usage]");
    }
    String gaze =
        Repository.path("spec/formats/input_animation/examples/gaze_sweep.twin").toString();
    assertThat(render(gaze, "-o", png, "--view", "head").code()).as("without a head").isEqualTo(2);
    assertThat(render("-", "-o", png).code()).as("standard input").isEqualTo(2);
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aBrowserThatEndsIsReported() throws IOException {
    Path browser = script("echo 'no display' >&2; exit 1");
    Outcome outcome = render(TEXT, "-o", picture("a.png"), "--browser", browser.toString());
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.messages())
        .contains("error[cannot-render]")
        .contains("the browser has ended (no display)");
    assertThat(folder.resolve("a.png")).doesNotExist();
  }

  /**
   * A browser that ignores everything is ended, and so are its processes; its files are removed.
   */
  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aBrowserThatHangsIsEndedAfterAnInterruption() throws Exception {
    Path note = folder.resolve("note");
    Path browser =
        script(
            "trap '' TERM; sleep 1000 & printf '%s\\n' \"$$\" \"$!\" \"$HOME\" \"$*\" > '"
                + note
                + ".part'; mv '"
                + note
                + ".part' '"
                + note
                + "'; wait; sleep 1000");
    Outcome[] outcome = new Outcome[1];
    Thread thread =
        new Thread(
            () ->
                outcome[0] = render(TEXT, "-o", picture("a.png"), "--browser", browser.toString()));
    thread.start();
    long end = System.nanoTime() + GUARD_MILLIS * 1_000_000L;
    while (!Files.exists(note)) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(20);
    }
    thread.interrupt();
    thread.join(GUARD_MILLIS);
    List<String> lines = Files.readAllLines(note);
    assertThat(outcome[0].messages()).contains("error[cannot-render]");
    for (String pid : lines.subList(0, 2)) {
      assertThat(ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive)).isEmpty();
    }
    assertThat(Path.of(lines.get(2))).as("its home").doesNotExist();
    // The address has the token, and others can see the arguments of a process.
    assertThat(lines.get(3)).contains("--remote-debugging-pipe").doesNotContain("http");
    assertThat(folder.resolve("a.png")).doesNotExist();
  }

  private Path script(String body) throws IOException {
    Path file = Files.writeString(folder.resolve("browser"), "#!/bin/sh\n" + body + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
  }
}

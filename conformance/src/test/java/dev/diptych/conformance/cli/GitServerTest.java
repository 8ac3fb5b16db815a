package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The process that converts files for git, and its client. */
@DisabledOnOs(OS.WINDOWS)
class GitServerTest {
  private static final Path CLIENT = Repository.path("runtime/cli/src/main/launcher/textconv");

  @TempDir private Path folder;
  private GitRepository git;
  private Path socket;
  private final List<Process> servers = new ArrayList<>();

  @BeforeEach
  void prepare() throws Exception {
    git = new GitRepository(folder);
    assumeTrue(git.sh("perl -e 1; echo $?").equals("0\n"), "no perl");
    Path own =
        Files.createDirectory(
            folder.resolve("s"),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    socket = own.resolve("git");
  }

  @AfterEach
  void stop() throws Exception {
    for (Process server : servers) {
      server.destroy();
      server.waitFor();
    }
  }

  private Process serve() throws Exception {
    List<String> words = new ArrayList<>(PackagedCommand.words());
    words.addAll(List.of("git", "serve", socket.toString()));
    Process server =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("server.txt").toFile())
            .start();
    servers.add(server);
    return server;
  }

  private void awaitServer(Process server) throws Exception {
    while (!Files.exists(socket)) {
      assertThat(server.isAlive()).as(Files.readString(folder.resolve("server.txt"))).isTrue();
      Thread.sleep(10);
    }
  }

  /** The client with a launcher that only tells that it was called. */
  private String client(String arguments) throws Exception {
    Path launcher = folder.resolve("launcher");
    Files.writeString(launcher, "#!/bin/sh\necho \"plain: $*\"\n");
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    return git.sh(
        "DIPTYCH_GIT_SOCKET='%s' perl '%s' '%s' '%s' %s"
            .formatted(socket, CLIENT, launcher, CLIENT, arguments));
  }

  @Test
  void theClientIsStrict() throws Exception {
    assertThat(git.sh("perl -Mstrict -Mwarnings -c '" + CLIENT + "'")).endsWith("syntax OK\n");
  }

  @Test
  void answersAsTheCommandDoes() throws Exception {
    git.write("0 (1 2 3)", 1);
    git.write("empty.bin", new byte[0]);
    git.write("note.txt", "a text\n".getBytes(UTF_8));
    Files.writeString(
        git.work().resolve("p.ksy"), "meta: {id: p, endian: le}\nseq:\n  - {id: x, type: u2}\n");
    git.write("a.sav", new byte[] {7, 0});
    awaitServer(serve());
    String spec = "--spec \"$PWD/p.ksy\" a.sav";
    for (int round = 0; round < 2; round++) {
      for (String each :
          List.of("take.bin", "'cut take.bin'", "other.bin", "empty.bin", "note.txt", spec)) {
        assertThat(client(each)).as(each).isEqualTo(git.sh("diptych git textconv " + each));
      }
    }
    Files.writeString(
        git.work().resolve("p.ksy"), "meta: {id: p, endian: le}\nseq:\n  - {id: y, type: u2}\n");
    assertThat(client(spec)).contains("y = 7");
    assertThat(client("--spec p.ksy a.sav")).startsWith("plain: git textconv --spec p.ksy a.sav");
    assertThat(client("none.bin")).startsWith("plain: ");
    assertThat(client("--wrong take.bin")).startsWith("plain: ");
  }

  @Test
  void withoutAServerTheCommandConverts() throws Exception {
    assertThat(git.sh("mkdir '" + socket + ".starting'")).isEmpty();
    assertThat(client("take.bin")).isEqualTo("plain: git textconv take.bin\n");
  }

  @Test
  void onlyOneServes() throws Exception {
    Process first = serve();
    awaitServer(first);
    Process second = serve();
    assertThat(second.waitFor()).isZero();
    assertThat(first.isAlive()).isTrue();
  }

  @Test
  void aFolderOfOthersIsRejected() throws Exception {
    Files.setPosixFilePermissions(
        socket.getParent(), Set.copyOf(PosixFilePermissions.fromString("rwxr-x---")));
    Process server = serve();
    assertThat(server.waitFor()).isEqualTo(3);
    assertThat(folder.resolve("server.txt")).content().contains("only this user can enter");
  }
}

package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
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
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("server.txt").toFile());
    builder.environment().put("DIPTYCH_CACHE", folder.resolve("cache").toString());
    Process server = builder.start();
    servers.add(server);
    return server;
  }

  private void awaitServer(Process server) throws Exception {
    Path told = folder.resolve("server.txt");
    while (!Files.readString(told).equals("ready\n")) {
      assertThat(server.isAlive()).as(Files.readString(told)).isTrue();
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

  /** Another process has the texts of the one before, as long as the spec is the same. */
  @Test
  void textsOutliveTheProcess() throws Exception {
    Path spec = git.work().resolve("p.ksy");
    Path imported = git.work().resolve("q.ksy");
    Files.writeString(
        spec, "meta: {id: p, endian: le, imports: [q]}\nseq:\n  - {id: x, type: q}\n");
    Files.writeString(
        imported, "meta: {id: q}\nseq:\n  - {id: y, type: u1}\n  - {id: w, type: u1}\n");
    git.write("a.sav", new byte[] {7, 0});
    String request = "--spec \"$PWD/p.ksy\" a.sav";
    String first = servedOnce(request);
    assertThat(first).contains("y = 7");
    Path text = onlyText();
    // What another process has written is what the next one answers.
    Files.write(text, entry(new byte[] {7, 0}, "from the cache\n"));
    assertThat(servedOnce(request)).isEqualTo("from the cache\n");
    Files.writeString(
        imported, "meta: {id: q}\nseq:\n  - {id: z, type: u1}\n  - {id: w, type: u1}\n");
    assertThat(servedOnce(request)).isEqualTo(first.replace("y = 7", "z = 7"));
    Files.writeString(git.work().resolve("diptych.toml"), "[params.p]\n");
    assertThat(servedOnce(request)).isEqualTo(first.replace("y = 7", "z = 7"));
    git.write("a.sav", new byte[] {8, 0});
    assertThat(servedOnce(request)).isEqualTo(first.replace("y = 7", "z = 8"));
  }

  private String servedOnce(String request) throws Exception {
    Process server = serve();
    awaitServer(server);
    String answer = client(request);
    assertThat(client(request)).isEqualTo(answer);
    server.destroy();
    server.waitFor();
    Files.deleteIfExists(socket);
    return answer;
  }

  /** The only text that is kept, after its writer had time to write it. */
  private Path onlyText() throws Exception {
    try (Stream<Path> found = Files.walk(folder.resolve("cache/texts"))) {
      List<Path> files = found.filter(Files::isRegularFile).toList();
      assertThat(files).hasSize(1);
      return files.get(0);
    }
  }

  /** What the cache has for a file: its content, its text, and a checksum of both. */
  private static byte[] entry(byte[] content, String text) {
    byte[] characters = text.getBytes(UTF_8);
    ByteBuffer entry = ByteBuffer.allocate(content.length + characters.length + 4);
    entry.put(content).put(characters);
    CRC32C checksum = new CRC32C();
    checksum.update(entry.array(), 0, entry.position());
    return entry.putInt((int) checksum.getValue()).array();
  }

  /** The client that starts the process waits for it instead of starting Java a second time. */
  @Test
  void theFirstClientStartsIt() throws Exception {
    git.write("0 (1 2 3)", 1);
    Path launcher = folder.resolve("launcher");
    Files.writeString(
        launcher,
        "#!/bin/sh\ncase $2 in serve) exec '%s' \"$@\" ;; *) echo plain ;; esac\n"
            .formatted(String.join("' '", PackagedCommand.words())));
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    String call =
        "DIPTYCH_CACHE='%s' DIPTYCH_GIT_SOCKET='%s' perl '%s' '%s' '%s' take.bin"
            .formatted(folder.resolve("cache"), socket, CLIENT, launcher, CLIENT);
    try {
      assertThat(git.sh(call)).isEqualTo(git.sh("diptych git textconv take.bin"));
    } finally {
      ProcessHandle.allProcesses()
          .filter(each -> each.info().commandLine().orElse("").contains(socket.toString()))
          .forEach(ProcessHandle::destroy);
    }
    Files.writeString(launcher, "#!/bin/sh\n[ $2 = serve ] || echo plain\n");
    Files.deleteIfExists(socket);
    assertThat(git.sh(call)).isEqualTo("plain\n");
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

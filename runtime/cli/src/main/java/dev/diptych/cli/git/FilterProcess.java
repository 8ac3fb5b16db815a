package dev.diptych.cli.git;

import dev.diptych.twin.Proven;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Serves git as a long-running filter: {@code clean} converts what is added to the history, {@code
 * smudge} what is checked out. Source: "Long Running Filter Process" of gitattributes(5).
 *
 * @param packets the connection
 * @param faces converts
 * @param messages receives one sentence about a file
 */
record FilterProcess(PacketStream packets, Faces faces, Consumer<String> messages) {
  private static final int MAX_SIZE = 1 << 30;

  /** Serves until git ends the connection. */
  void run() throws IOException {
    require(lines(), "git-filter-client", "version=2");
    packets.lines("git-filter-server", "version=2");
    packets.flush();
    require(lines(), "capability=clean", "capability=smudge");
    packets.lines("capability=clean", "capability=smudge");
    packets.flush();
    while (true) {
      Map<String, String> request = new HashMap<>();
      try {
        for (String line : lines()) {
          int assign = line.indexOf('=');
          request.put(line.substring(0, Math.max(0, assign)), line.substring(assign + 1));
        }
      } catch (EOFException e) {
        return;
      }
      answer(request);
      packets.flush();
    }
  }

  private List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = packets.line(); line != null; line = packets.line()) {
      lines.add(line);
    }
    return lines;
  }

  private static void require(List<String> lines, String... expected) throws IOException {
    for (String line : expected) {
      if (!lines.contains(line)) {
        throw new IOException("git does not offer '" + line + "'");
      }
    }
  }

  private void answer(Map<String, String> request) throws IOException {
    byte[] content = packets.content(MAX_SIZE);
    String name = Objects.requireNonNullElse(request.get("pathname"), "");
    String command = Objects.requireNonNullElse(request.get("command"), "");
    if (content == null) {
      messages.accept(name + " has more than " + MAX_SIZE + " bytes");
      packets.lines("status=error");
      return;
    }
    if (command.equals("clean") && faces.hasConflicts(name, content)) {
      messages.accept(
          name + " has conflicts of a merge: edit it, and run diptych git resolve before git add");
      packets.lines("status=error");
      return;
    }
    Optional<Proven> converted =
        switch (command) {
          case "clean" -> clean(name, content);
          case "smudge" -> faces.binary(name, content);
          default -> throw new IOException("git sent the unknown command '" + command + "'");
        };
    byte[] result = converted.flatMap(proven -> proven.bytes().value()).orElse(content);
    packets.lines("status=success");
    packets.content(result);
    packets.lines(); // The status does not change.
  }

  private Optional<Proven> clean(String name, byte[] content) {
    Optional<Proven> text = faces.text(name, content);
    if (text.isEmpty() && faces.binary(name, content).isPresent()) {
      messages.accept(name + " is a text; the next checkout writes the binary file");
    }
    return text;
  }
}

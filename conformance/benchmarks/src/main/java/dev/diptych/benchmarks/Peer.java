package dev.diptych.benchmarks;

import dev.diptych.benchmarks.peer.AntlrPeer;
import dev.diptych.benchmarks.peer.IonPeer;
import dev.diptych.benchmarks.peer.JacksonPeer;
import dev.diptych.benchmarks.peer.KaitaiPeer;
import dev.diptych.benchmarks.peer.ProtobufPeer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A peer.
 *
 * @param title its title in the report
 * @param program what to run
 * @param streams whether it never holds the whole recording
 * @param tasks its tasks in order
 */
record Peer(String title, Class<?> program, boolean streams, List<Task> tasks) {
  static final List<Peer> ALL =
      List.of(
          new Peer(
              "Jackson streaming JSON, fast floats",
              JacksonPeer.class,
              true,
              List.of(
                  new Task("recording → JSON", "write", Face.RECORDING, Face.OWN, Way.TO_TEXT),
                  new Task("JSON → recording", "read", Face.OWN, Face.RECORDING, Way.TO_BINARY))),
          new Peer(
              "protobuf-java TextFormat",
              ProtobufPeer.class,
              false,
              List.of(
                  new Task(
                      "recording → text format", "write", Face.RECORDING, Face.OWN, Way.TO_TEXT),
                  new Task(
                      "text format → recording", "read", Face.OWN, Face.RECORDING, Way.TO_BINARY))),
          new Peer(
              "Ion text",
              IonPeer.class,
              true,
              List.of(
                  new Task(
                      "recording → Ion text", "write-text", Face.RECORDING, Face.OWN, Way.TO_TEXT),
                  new Task(
                      "Ion text → recording", "read", Face.OWN, Face.RECORDING, Way.TO_BINARY))),
          new Peer(
              "Ion binary (no text)",
              IonPeer.class,
              true,
              List.of(
                  new Task(
                      "recording → Ion binary",
                      "write-binary",
                      Face.RECORDING,
                      Face.OWN,
                      Way.TO_TEXT),
                  new Task(
                      "Ion binary → recording", "read", Face.OWN, Face.RECORDING, Way.TO_BINARY))),
          new Peer(
              "plain Kaitai, an object per keyframe (no text)",
              KaitaiPeer.class,
              false,
              List.of(
                  new Task(
                      "recording → objects", "read", Face.RECORDING, Face.NOTHING, Way.TO_TEXT),
                  new Task(
                      "recording → objects → recording",
                      "copy",
                      Face.RECORDING,
                      Face.RECORDING,
                      Way.TO_BINARY))),
          new Peer(
              "plain ANTLR parse tree (no binary)",
              AntlrPeer.class,
              false,
              List.of(
                  new Task(
                      "Diptych text → tree", "read", Face.DIPTYCH, Face.NOTHING, Way.TO_BINARY))));

  /** The input or output of a task. */
  enum Face {
    RECORDING,
    OWN,
    DIPTYCH,
    NOTHING
  }

  /** One direction: its name in the report and for the program, and what it is compared with. */
  record Task(String name, String word, Face reads, Face writes, Way way) {}

  Peer {
    tasks = List.copyOf(tasks);
  }

  List<String> command(Task task, Path in, Path out) {
    List<String> command = new ArrayList<>();
    List<String> options =
        streams ? List.of("-XX:+UseSerialGC", "-Xmx512m") : List.of("-XX:+UseParallelGC", "-Xmx8g");
    command.addAll(Programs.java(program, options));
    command.addAll(List.of(task.word(), in.toString(), out.toString()));
    return command;
  }
}

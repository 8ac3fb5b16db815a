package dev.diptych.benchmarks;

import dev.diptych.benchmarks.floor.CopyFloor;
import dev.diptych.benchmarks.floor.PrintFloor;
import dev.diptych.benchmarks.floor.ReadFloor;
import dev.diptych.benchmarks.floor.SumFloor;
import dev.diptych.benchmarks.process.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures the unavoidable work alone. */
final class FloorRuns {
  private final Setting setting;
  private final List<Result> results = new ArrayList<>();

  FloorRuns(Setting setting) {
    this.setting = setting;
  }

  Section run() throws IOException, InterruptedException {
    Path recording = setting.shipped(setting.size());
    Path text = setting.text(setting.size());
    String cores = Integer.toString(Runtime.getRuntime().availableProcessors());
    add("map and sum", SumFloor.class, Way.TO_TEXT, null, recording.toString());
    for (String threads : cores.equals("1") ? List.of("1") : List.of("1", cores)) {
      String with = threads.equals("1") ? ", 1 core" : ", all cores";
      add("print" + with, PrintFloor.class, Way.TO_TEXT, null, recording.toString(), threads);
      add("read" + with, ReadFloor.class, Way.TO_BINARY, null, text.toString(), threads);
    }
    Path copy = setting.file("copy");
    add("write the text", CopyFloor.class, Way.TO_TEXT, copy, text.toString(), copy.toString());
    add(
        "write the binary",
        CopyFloor.class,
        Way.TO_BINARY,
        copy,
        recording.toString(),
        copy.toString());
    Files.deleteIfExists(copy);
    return new Section(
        "Floors",
        """
        Every number of the recording is printed as often as the text has it, by our own code, and
        every number of the text read, by our own code: into memory, with nothing around them.
        Megabytes are those of the recording, as above.\
        """,
        results);
  }

  private void add(String name, Class<?> program, Way way, Path output, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.addAll(Programs.java(program, List.of("-XX:+UseSerialGC")));
    command.addAll(List.of(args));
    double megabytes = Files.size(setting.shipped(setting.size())) / (double) Setting.MEGABYTE;
    String on = "shipped, %d MB".formatted(setting.size());
    var measured = setting.measure(name, new Job(command, output));
    results.add(new Result(name, on, way, megabytes, measured));
  }
}

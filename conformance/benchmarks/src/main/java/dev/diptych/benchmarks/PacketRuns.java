package dev.diptych.benchmarks;

import dev.diptych.benchmarks.data.StructFile;
import dev.diptych.benchmarks.peer.DaffodilPeer;
import dev.diptych.benchmarks.process.Job;
import dev.diptych.benchmarks.process.Measured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Measures a capture of packets with Diptych and with other tools that read such files. */
final class PacketRuns {
  private static final List<String> STREAMING = List.of("-XX:+UseSerialGC", "-Xmx512m");

  private final Setting setting;
  private final int packets;
  private final Path capture;
  private final Path text;
  private final Path back;
  private final PacketTable table = new PacketTable();

  PacketRuns(Setting setting, int packets) {
    this.setting = setting;
    this.packets = packets;
    capture = setting.file("packets.bin");
    text = setting.file("packets.text");
    back = setting.file("packets-back.bin");
  }

  /** All measurements; the first two rows are the reference for the others. */
  Table run() throws IOException, InterruptedException {
    StructFile.CAPTURE.write(capture, packets);
    diptych();
    daffodil();
    tshark();
    construct();
    kaitai();
    Files.deleteIfExists(text);
    Files.deleteIfExists(back);
    return table.table(note());
  }

  private void diptych() throws IOException, InterruptedException {
    Path spec = setting.spec("capture.ksy");
    List<String> decompile = setting.diptych("decompile", spec, capture, text);
    add("diptych decompile", "packets → text", decompile, text);
    List<String> compile = setting.diptych("compile", spec, text, back);
    add("diptych compile", "text → packets", compile, back);
  }

  private void daffodil() throws IOException, InterruptedException {
    Path schema = setting.spec("capture.dfdl.xsd");
    Path compiled = setting.file("daffodil.bin");
    setting.once(new Job(daffodil("compile", schema, compiled), compiled));
    add("Apache Daffodil", "packets → XML", daffodil("parse", compiled, capture, text), text);
    add("Apache Daffodil", "XML → packets", daffodil("unparse", compiled, text, back), back);
  }

  private static List<String> daffodil(String task, Path... files) {
    List<String> command = Programs.java(DaffodilPeer.class, STREAMING);
    command.add(task);
    List.of(files).forEach(file -> command.add(file.toString()));
    return command;
  }

  private void tshark() throws IOException, InterruptedException {
    Optional<String> version = Programs.firstLine("tshark", "--version");
    if (version.isEmpty()) {
      System.err.println("no row of tshark: it is not on the PATH");
      return;
    }
    // It prints JSON to its standard output only.
    String shell = "exec tshark -n -r \"$0\" -T json > \"$1\"";
    List<String> command = List.of("sh", "-c", shell, capture.toString(), text.toString());
    add(version.get().replaceAll(" \\(Git.*", ""), "packets → JSON", command, text);
  }

  private void construct() throws IOException, InterruptedException {
    String python = setting.home().resolve("target/python/bin/python").toString();
    String script = setting.home().resolve("src/main/python/capture.py").toString();
    Optional<String> version = Programs.firstLine(python, script, "version");
    if (version.isEmpty()) {
      System.err.println("no rows of Construct: it is not in target/python");
      return;
    }
    List<String> read = List.of(python, script, "read", capture.toString());
    add(version.get(), "packets → objects", read, null);
    List<String> copy = List.of(python, script, "copy", capture.toString(), back.toString());
    add(version.get(), "packets → objects → packets", copy, back);
  }

  private void kaitai() throws IOException, InterruptedException {
    PlainKaitai plain = PlainKaitai.of(setting, "capture");
    add("plain Kaitai", "packets → objects", plain.command(capture), null);
    add("plain Kaitai", "packets → objects → packets", plain.command(capture, back), back);
  }

  /** Measures a program; what it writes back must be the capture. */
  private void add(String what, String on, List<String> command, Path output)
      throws IOException, InterruptedException {
    Job job = new Job(command, output);
    String label = what + ' ' + on;
    boolean backwards = back.equals(output);
    Measured measured =
        backwards ? setting.measure(label, job, capture) : setting.measure(label, job);
    long written = output != null && measured.ok() ? Files.size(output) : 0;
    table.add(what, on, backwards ? Way.TO_BINARY : Way.TO_TEXT, measured, written);
  }

  private String note() throws IOException {
    return String.format(
        Locale.ROOT,
        """
        A capture of %,d packets, %,d structs, %.1f MB. Whole processes; specs and schemas are
        already compiled, and what is written back must be the same file. Daffodil runs with a heap
        of 512 MB. Construct and Kaitai have no text: they read into objects, and the way back is
        both ways. `tshark` has no way back.\
        """,
        packets,
        packets * StructFile.CAPTURE.structs(),
        Files.size(capture) / (double) Setting.MEGABYTE);
  }
}

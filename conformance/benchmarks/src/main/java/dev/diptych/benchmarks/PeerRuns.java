package dev.diptych.benchmarks;

import dev.diptych.benchmarks.process.Job;
import dev.diptych.benchmarks.process.Measured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures peers with the same recording, each in its own JVM. */
final class PeerRuns {
  /** Reduced size for peers that cannot handle the default. */
  private static final int LESS = 10;

  private final Setting setting;
  private final List<Result> results = new ArrayList<>();

  PeerRuns(Setting setting) {
    this.setting = setting;
  }

  Section run() throws IOException, InterruptedException {
    for (Peer peer : Peer.ALL) {
      if (!run(peer, setting.size()) && setting.size() > LESS) {
        run(peer, LESS);
      }
    }
    return new Section(
        "Peers",
        """
        Each reads the shipped recording with a few lines of our own, writes what is natural to it,
        and goes back to the same bytes. Kaitai has no text and ANTLR no binary: what they do is a
        part of the way. Ion's text knows doubles only, and prints as many digits. Those that stream
        run with a heap of 512 MB and the serial collector, those that hold objects with 8 GB and
        the parallel one. Who cannot do it so, or takes longer than
        %d s, is run on %d MB.\
        """
            .formatted(setting.stopwatch().patience(), LESS),
        results);
  }

  /** Whether both directions succeeded. */
  private boolean run(Peer peer, int size) throws IOException, InterruptedException {
    Path recording = setting.shipped(size);
    Path text = setting.file("peer.text");
    Path back = setting.file("peer.bin");
    boolean good = true;
    for (Peer.Task task : peer.tasks()) {
      Path in = task.reads() == Peer.Face.RECORDING ? recording : text;
      in = task.reads() == Peer.Face.DIPTYCH ? setting.text(size) : in;
      Path out = task.writes() == Peer.Face.RECORDING ? back : text;
      Job job = new Job(peer.command(task, in, out), out);
      String label = peer.title() + ' ' + task.name();
      Measured measured =
          task.writes() == Peer.Face.RECORDING
              ? setting.measure(label, job, recording)
              : setting.measure(label, job);
      String on = "%s, %d MB".formatted(task.name(), size);
      results.add(new Result(peer.title(), on, task.way(), megabytes(recording), measured));
      good &= measured.ok();
    }
    Files.deleteIfExists(text);
    Files.deleteIfExists(back);
    return good;
  }

  private static double megabytes(Path file) throws IOException {
    return Files.size(file) / (double) Setting.MEGABYTE;
  }
}

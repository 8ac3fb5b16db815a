package dev.diptych.cli.convert.merge;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.io.Output;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import dev.diptych.twin.merge.ConflictText;
import dev.diptych.twin.merge.LineMerge;
import dev.diptych.twin.merge.Merge;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Merges three files and writes the result. */
public final class MergeJob {
  private final Session session;
  private final InputOptions inputs;
  private final IncludeOption includes;
  private final MergeOptions options;
  private boolean done;

  /** A job of {@code session}. */
  public MergeJob(
      Session session, InputOptions inputs, IncludeOption includes, MergeOptions options) {
    this.session = session;
    this.inputs = inputs;
    this.includes = includes;
    this.options = options;
  }

  /** Whether a result was written. */
  public boolean isDone() {
    return done;
  }

  /** Merges BASE, OURS and THEIRS; returns the exit code. */
  public int run(List<String> files) throws IoFailure {
    List<Input> read = new ArrayList<>();
    List<Opened> opened = new ArrayList<>();
    for (String file : files) {
      Input input = session.read(file);
      Optional<Opened> one = session.open(input, inputs, includes).value();
      if (one.isEmpty()) {
        return ExitCode.IO;
      }
      read.add(input);
      opened.add(one.get());
    }
    Opened ours = opened.get(1);
    Result<Merge.Merged> merged =
        session.shown(new Merge(session.twin()).merge(opened.get(0), ours, opened.get(2)));
    if (!merged.ok()) {
      return ExitCode.IO;
    }
    Merge.Merged both = merged.value().orElseThrow();
    return both.isClean() ? clean(read, opened, both) : conflicts(read.get(1), opened, both);
  }

  private int clean(List<Input> read, List<Opened> opened, Merge.Merged merged) throws IoFailure {
    Input ours = read.get(1);
    Opened document = Opened.unlocated(ours.name(), merged.ours());
    Result<FileBytes> encoded = session.twin().encode(ours.name(), document);
    if (!encoded.ok()) {
      return invalid(ours, opened, encoded.diagnostics());
    }
    if (options.wantsBinary(opened.get(1).face() == Face.BINARY)) {
      Targets targets = options.targets(ours.argument());
      if (targets != null) {
        session.outputs().requireBinaryTarget(targets, ours.argument());
      }
      write(ours, encoded.value().orElseThrow()::writeTo);
      return ExitCode.DONE;
    }
    Result<byte[]> text = text(read, opened, document, encoded.value().orElseThrow());
    if (!session.shown(text).ok()) {
      return ExitCode.IO;
    }
    byte[] bytes = text.value().orElseThrow();
    write(ours, out -> out.write(bytes));
    return ExitCode.DONE;
  }

  /** The merged text: with the lines of the texts if they can be merged, or printed. */
  private Result<byte[]> text(
      List<Input> read, List<Opened> opened, Opened merged, FileBytes encoded) {
    if (opened.stream().allMatch(each -> each.face() == Face.TEXT)) {
      byte[] lines = LineMerge.merge(bytes(read.get(0)), bytes(read.get(1)), bytes(read.get(2)));
      if (lines != null && means(lines, encoded)) {
        return Result.of(lines, List.of());
      }
    }
    return new Proof(session.twin()).print(merged);
  }

  /** Whether a text compiles to these bytes. */
  private boolean means(byte[] text, FileBytes encoded) {
    Twin twin = session.twin();
    return twin.openText("merged", text, Selection.ANY)
        .value()
        .flatMap(opened -> twin.encode("merged", opened).value())
        .filter(file -> file.sameAs(encoded.whole()))
        .isPresent();
  }

  private static byte[] bytes(Input input) {
    ByteBuffer bytes = input.bytes().duplicate().rewind();
    byte[] array = new byte[bytes.remaining()];
    bytes.get(array);
    return array;
  }

  private int conflicts(Input ours, List<Opened> opened, Merge.Merged merged) throws IoFailure {
    Result<byte[]> first = printed(merged.ours());
    Result<byte[]> second = printed(merged.theirs());
    if (!first.ok() || !second.ok()) {
      return invalid(ours, opened, (first.ok() ? second : first).diagnostics());
    }
    return write(ours, first.value().orElseThrow(), second.value().orElseThrow());
  }

  /** Shows both documents as they were if their merged values contradict each other. */
  private int invalid(Input ours, List<Opened> opened, List<Diagnostic> why) throws IoFailure {
    String reason = why.isEmpty() ? "" : ": " + why.get(0).message();
    Diagnostic warning =
        Diagnostic.warning(
            "merge-invalid",
            new Location.Whole(ours.name()),
            "the merged values contradict each other" + reason,
            "edit the conflicts, which show both files as they were");
    if (session.show(List.of(warning))) {
      return ExitCode.IO;
    }
    Result<byte[]> first = printed(opened.get(1).document());
    Result<byte[]> second = printed(opened.get(2).document());
    if (!session.shown(first).ok() || !session.shown(second).ok()) {
      return ExitCode.IO;
    }
    return write(ours, first.value().orElseThrow(), second.value().orElseThrow());
  }

  private Result<byte[]> printed(Document document) {
    return new Proof(session.twin()).print(Opened.unlocated("merged", document));
  }

  private int write(Input ours, byte[] first, byte[] second) throws IoFailure {
    ConflictText.Conflicts text =
        ConflictText.of(first, second, options.labelOurs(), options.labelTheirs());
    write(ours, out -> out.write(text.text()));
    int count = text.conflicts();
    session.console().err().println(count == 1 ? "1 conflict" : count + " conflicts");
    return ExitCode.REFUSED;
  }

  private void write(Input ours, Output.Content content) throws IoFailure {
    Targets targets = options.targets(ours.argument());
    if (targets == null) {
      session.outputs().replace(Path.of(ours.argument()), content);
    } else {
      session.outputs().writeWhole(targets, ours.argument(), content);
    }
    done = true;
  }
}

package dev.diptych.cli.convert.merge;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.message.MessageFormat;
import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
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
    List<FileMerge.Side> sides = new ArrayList<>();
    for (String file : files) {
      Input input = session.read(file);
      Optional<LocatedDocument> opened = session.open(input, inputs, includes).value();
      if (opened.isEmpty()) {
        return ExitCode.IO;
      }
      sides.add(side(input, opened.get()));
    }
    FileMerge.Sides all = new FileMerge.Sides(sides.get(0), sides.get(1), sides.get(2));
    boolean binary = options.wantsBinary(all.ours().opened().face() == Face.BINARY);
    Result<FileMerge.Merged> merged = session.shown(merge(all, binary ? Face.BINARY : Face.TEXT));
    if (!merged.ok()) {
      return ExitCode.IO;
    }
    int code = write(files.get(1), merged.value().orElseThrow());
    return code == ExitCode.DONE ? told(merged.value().orElseThrow().conflicts()) : ExitCode.IO;
  }

  /** Merges authored texts by their words, other files by their values. */
  private Result<FileMerge.Merged> merge(FileMerge.Sides sides, Face face) {
    boolean isAuthored =
        sides.all().allMatch(FileMerge.Side::isText)
            && sides.all().anyMatch(FileMerge.Side::isAuthored);
    Optional<Result<FileMerge.Merged>> words =
        isAuthored
            ? new MergedWords(session.engine(), inputs.selection(), options.markers())
                .merge(sides, face, text -> openText(sides.ours().name(), text))
            : Optional.empty();
    return words.orElseGet(
        () ->
            new FileMerge(session.engine(), inputs.selection(), options.markers())
                .merge(sides, face));
  }

  private Result<LocatedDocument> openText(String name, byte[] text) {
    return session
        .converter(Path.of(name), includes.folders())
        .openText(name, ByteBuffer.wrap(text), inputs.selection());
  }

  private FileMerge.Side side(Input input, LocatedDocument opened) {
    return new FileMerge.Side(
        input.name(),
        input.bytes(),
        opened,
        () ->
            session
                .converter(input, includes.folders())
                .commentedPlain(input.name(), input.bytes(), inputs.selection()));
  }

  private int told(List<String> conflicts) {
    if (!conflicts.isEmpty()) {
      String count = ConflictPaths.of(conflicts);
      if (session.messages().format() == MessageFormat.TEXT) {
        session.console().err().println(Printable.of(count));
      } else {
        session.messages().printer().failure("merge-conflict", count, "");
      }
    }
    return conflicts.isEmpty() ? ExitCode.DONE : ExitCode.REJECTED;
  }

  private int write(String ours, FileMerge.Merged merged) throws IoFailure {
    Targets targets = options.targets(ours);
    if (targets != null && merged.content().face() == Face.BINARY) {
      session.outputs().requireBinaryTarget(targets, ours);
    }
    int code =
        targets == null
            ? session.outputs().replace(Path.of(ours), merged.content())
            : session.outputs().write(targets, ours, merged.content());
    done = code == ExitCode.DONE;
    return code;
  }
}

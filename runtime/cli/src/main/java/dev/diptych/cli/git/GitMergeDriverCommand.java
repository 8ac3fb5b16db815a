package dev.diptych.cli.git;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.convert.merge.ConflictPaths;
import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.SpecOptions;
import dev.diptych.files.IoFailure;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.merge.ConflictText;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code diptych git merge-driver}. */
@Command(
    name = "merge-driver",
    mixinStandardHelpOptions = true,
    customSynopsis =
        "diptych git merge-driver [OPTIONS] [--] BASE OURS THEIRS [SIZE PATH LABEL-BASE LABEL-OURS"
            + " LABEL-THEIRS]",
    description = "Merges the contents of a file in two branches; git runs this.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  git config merge.diptych.driver 'diptych git merge-driver -- "
          + MergeArguments.SHOWN_PLACEHOLDERS
          + "'",
      "                                   as git install does",
      "",
      "The result replaces OURS. Recordings are merged by attribute, key and block; with conflicts,"
          + " the result",
      "is a text, which diptych git resolve compiles when it is edited. Texts are merged in the same"
          + " way, plain",
      "or authored, and keep the bytes of what no side has changed; texts that do not parse are merged"
          + " by lines.",
      "Other files are merged as git does.",
      "Exit codes: 0 merged; 1 there are conflicts; 2 invalid usage; 129 could not read or write."
    })
final class GitMergeDriverCommand implements Callable<Integer> {
  /** Git stops the merge if a driver exits with more than 128. */
  private static final int FAILED = 129;

  private final Session session;

  @Parameters(
      paramLabel = "ARGUMENT",
      arity = "3..8",
      description = {"The placeholders of git: " + MergeArguments.SHOWN_PLACEHOLDERS + "."})
  private List<String> words = List.of();

  @Mixin private SpecOptions spec;

  GitMergeDriverCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    try {
      // If the spec is not valid, all files are other files.
      boolean ready = session.choice().prepare(spec) == ExitCode.DONE;
      return ready
          ? merge(session.engine(), this::compiles)
          : merge(Engine.shipped(), text -> true);
    } catch (IoFailure e) {
      session.failed(e);
      return FAILED;
    }
  }

  /** Whether a text that takes the place of the merged file is valid. */
  private boolean compiles(byte[] text) {
    String path = new MergeArguments(words).path();
    return session.converter(Path.of(path), List.of()).accepted(path, ByteBuffer.wrap(text)).ok();
  }

  private int merge(Engine engine, Predicate<byte[]> compiles) throws IoFailure {
    MergeArguments arguments = new MergeArguments(words);
    byte[] ours = bytes(arguments.ours());
    Optional<MergeDriver.Content> merged =
        new MergeDriver(engine, arguments, compiles)
            .merge(bytes(arguments.base()), ours, bytes(arguments.theirs()));
    if (merged.isEmpty()) {
      ConflictText.Markers labels = arguments.markers();
      report(
          "warning: cannot merge %s (%s and %s), which is left as in %s"
              .formatted(arguments.path(), labels.ours(), labels.theirs(), labels.ours()));
      return ExitCode.REJECTED;
    }
    boolean recording = engine.face(arguments.path(), ByteBuffer.wrap(ours)) == Face.BINARY;
    if (write(arguments, merged.get()) != ExitCode.DONE) {
      return FAILED;
    }
    int conflicts = merged.get().conflicts();
    if (conflicts > 0) {
      report(told(arguments.path(), merged.get(), recording));
    }
    return conflicts == 0 ? ExitCode.DONE : ExitCode.REJECTED;
  }

  private static String told(String path, MergeDriver.Content merged, boolean recording) {
    int count = merged.conflicts();
    String conflicts =
        merged.paths().isEmpty()
            ? (count == 1 ? "1 conflict" : count + " conflicts")
            : ConflictPaths.of(merged.paths());
    if (merged instanceof MergeDriver.OfItems items && items.invalid()) {
      return "%s would not be valid if both changes were merged, and has %s"
          .formatted(path, conflicts);
    }
    return recording
        ? "%s is a text with %s; edit it, then run diptych git resolve and git add"
            .formatted(path, conflicts)
        : "%s has %s".formatted(path, conflicts);
  }

  private int write(MergeArguments arguments, MergeDriver.Content content) throws IoFailure {
    Path target = Path.of(arguments.ours());
    if (content instanceof MergeDriver.Proved proved) {
      return session.outputs().replace(target, proved.merged().content());
    }
    byte[] text = requireNonNull(content.text());
    session.outputs().other().replace(target, out -> out.write(text));
    return ExitCode.DONE;
  }

  private byte[] bytes(String file) throws IoFailure {
    return session.read(file).copy();
  }

  private void report(String sentence) {
    session.console().err().println("diptych: " + Printable.of(sentence));
  }
}

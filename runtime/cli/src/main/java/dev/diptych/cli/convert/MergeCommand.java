package dev.diptych.cli.convert;

import dev.diptych.cli.convert.merge.MergeJob;
import dev.diptych.cli.convert.merge.MergeOptions;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code diptych merge}. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    customSynopsis = "diptych merge [OPTIONS] BASE OURS THEIRS",
    description = {
      "Merges the changes from BASE to OURS and from BASE to THEIRS: by attribute, key and block."
          + " Each file may be binary or a text. What both changed in different ways is a conflict,"
          + " which the text shows as git does."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych merge base.bin ours.bin theirs.bin -o merged.twin",
      "                                     a text, with conflicts if there are any",
      "  diptych merge --binary base.bin ours.twin theirs.bin -o merged.bin",
      "                                     a binary file; a text if there are conflicts",
      "  diptych merge --in-place --label feature base.twin ours.twin theirs.twin",
      "                                     replace OURS, in its face",
      "  diptych git install                so that git merges in this way",
      "",
      "Exit codes: 0 merged; 1 merged with conflicts; 2 invalid usage; 3 a file was rejected or"
          + " could not be read or",
      "written."
    })
public final class MergeCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private MergeOptions options;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  /** A command that runs in {@code session}. */
  public MergeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    List<String> files = inputs.files();
    if (files.size() != 3) {
      throw new UsageException("merge needs three files: BASE OURS THEIRS");
    }
    if (files.stream().filter(Input.STANDARD::equals).count() > 1) {
      throw new UsageException("only one file can be standard input");
    }
    options.check(files);
    if (session.choice().prepare(inputs) != ExitCode.DONE) {
      return ExitCode.IO;
    }
    MergeJob job = new MergeJob(session, inputs, includes, options);
    int code = FileJob.runInProject(session, files.get(1), ours -> job.run(files));
    return code == ExitCode.REJECTED && !job.isDone() ? ExitCode.IO : code;
  }
}

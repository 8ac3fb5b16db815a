package dev.diptych.cli.inspect;

import dev.diptych.cli.inspect.diff.DiffOptions;
import dev.diptych.cli.inspect.diff.Report;
import dev.diptych.cli.io.Input;
import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.compare.Comparison;
import dev.diptych.twin.compare.Difference;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code diptych diff}. */
@Command(
    name = "diff",
    mixinStandardHelpOptions = true,
    customSynopsis = "diptych diff [OPTIONS] OLD NEW",
    description = {
      "Shows how the values of two files differ: attributes, blocks and keys, with how far. Each"
          + " file may be binary or a text."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych diff old.bin new.bin                    two recordings",
      "  diptych diff wave.bin wave.twin                 has the text been compiled?",
      "  diptych diff --stat old.twin new.bin            one line for each block",
      "  diptych diff --tolerance 0.5mm --tolerance 0.25deg a.bin b.bin",
      "                                                  only what can be seen",
      "  diptych diff --json a.bin b.bin                 for programs",
      "  GIT_EXTERNAL_DIFF='diptych diff' git diff       in a repository",
      "",
      "Exit codes: 0 the same; 1 different; 2 invalid usage; 3 a file was rejected or could not be"
          + " read.",
      "As an external diff of git (with its 7 or 9 arguments), 0 also if files differ; of a damaged"
          + " file,",
      "what can be read is compared, after a line that describes the damage."
    })
public final class DiffCommand implements Callable<Integer> {
  private static final String NO_FILE = "/dev/null";

  private final Session session;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  @Mixin private DiffOptions options;

  /** A command that runs in {@code session}. */
  public DiffCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    List<String> files = inputs.files();
    boolean git = files.size() == 7 || files.size() == 9;
    if (files.size() != 2 && !git) {
      throw new UsageException("diff compares two files");
    }
    String before = files.get(git ? 1 : 0);
    String after = files.get(git ? 4 : 1);
    if (before.equals(Input.STANDARD) && after.equals(Input.STANDARD)) {
      throw new UsageException("only one file can be standard input");
    }
    session.choice().keepDamaged(git);
    int prepared = session.choice().prepare(inputs);
    if (prepared != ExitCode.DONE) {
      return ExitCode.IO;
    }
    return git ? git(files) : compare(before, after, before, after);
  }

  /** Shows the differences of one file of a repository; the exit code must be 0. */
  private int git(List<String> files) throws IOException {
    String before = files.get(1);
    String after = files.get(4);
    String path = files.get(0);
    String to = files.size() == 9 ? files.get(7) : path;
    if (before.equals(NO_FILE) || after.equals(NO_FILE)) {
      print((before.equals(NO_FILE) ? "added: " : "removed: ") + path + "\n");
      return ExitCode.DONE;
    }
    if (compare(before, after, "a/" + path, "b/" + to) > ExitCode.REJECTED) {
      print("Binary files a/%s and b/%s differ\n".formatted(path, to));
    }
    return ExitCode.DONE;
  }

  private void print(String line) throws IoFailure {
    session.outputs().show(false, out -> out.text(line));
  }

  private int compare(String before, String after, String nameBefore, String nameAfter) {
    boolean[] compared = {false};
    int code =
        FileJob.runInProject(
            session,
            after,
            file -> {
              Result<LocatedDocument> a = open(before);
              Result<LocatedDocument> b = open(file);
              if (!a.ok() || !b.ok()) {
                return ExitCode.IO;
              }
              damage(nameBefore, a.value().orElseThrow());
              damage(nameAfter, b.value().orElseThrow());
              Result<List<Difference>> found =
                  session.shown(
                      new Comparison(session.engine(), options.tolerance(), Families.measures())
                          .compare(a.value().orElseThrow(), b.value().orElseThrow()));
              if (!found.ok()) {
                return ExitCode.IO;
              }
              List<Difference> all = found.value().orElseThrow();
              options.write(new Report(nameBefore, nameAfter, all, options.all()), session);
              compared[0] = true;
              return all.isEmpty() ? ExitCode.DONE : ExitCode.REJECTED;
            });
    return code == ExitCode.REJECTED && !compared[0] ? ExitCode.IO : code;
  }

  /** Prints that a file is damaged, so that its differences are not taken for edits. */
  private void damage(String name, LocatedDocument opened) throws IoFailure {
    for (Diagnostic fault : opened.faults()) {
      print("damaged: %s: %s\n".formatted(name, Printable.of(fault.message())));
    }
  }

  private Result<LocatedDocument> open(String file) throws IoFailure {
    return session.open(session.read(file), inputs, includes);
  }
}

package dev.diptych.cli.view;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.DamagedOption;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.view.Viewer;
import dev.diptych.view.file.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych view}. */
@Command(
    name = "view",
    mixinStandardHelpOptions = true,
    description = {
      "Shows files in a browser and follows their changes: what moves in 3D, curves, and the text.",
      "Prints the address of a page that only this machine can open, and serves it until Ctrl-C."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych view wave.twin                  save the text in an editor, and see the change",
      "  diptych view take.bin repaired.bin      two files, overlaid or side by side",
      "  diptych view wave.twin --focus Right    what is in view, and followed",
      "  diptych view wave.twin -o wave.html     a page to attach to a review",
      "  diptych view dance.twin --parent wheel=cart --parent spoke=wheel",
      "",
      "Exit codes: 0 done; 2 invalid usage; 3 a file cannot be read, or the port is in use."
    })
public final class ViewCommand implements Callable<Integer> {
  private static final int MAX_PORT = 65535;

  /** The name of a page in a folder. */
  private static final String PAGE = "view.html";

  private final Session session;

  @Mixin private DamagedOption damaged;

  @Mixin private InputOptions inputs;

  @Mixin private IncludeOption includes;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of the page; the default is any that is free.")
  private int port;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "PAGE",
      description =
          "Write the page to a file that needs nothing else, to attach to an issue or a review,"
              + " instead of serving it; - is standard output.")
  private @Nullable String output;

  @Mixin private ParentOption parents;

  @Mixin private FocusOption focus;

  /** A command that runs in {@code session}. */
  public ViewCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    if (port < 0 || port > MAX_PORT) {
      throw new UsageException("--port must be from 0 to " + MAX_PORT);
    }
    session.choice().keepDamaged(damaged.given());
    int prepared = session.choice().prepare(inputs);
    if (prepared != ExitCode.DONE) {
      return prepared;
    }
    for (String file : inputs.files()) {
      check("view", file);
    }
    List<Subject> subjects =
        inputs.files().stream()
            .<Subject>map(file -> new ViewedFile(session, file, inputs, includes, parents.all()))
            .toList();
    if (focus.isGiven()) {
      // Read once more: a wrong name is reported in the terminal, and not in a page.
      focus.among(subjects.stream().flatMap(each -> each.load().scenes().stream()).toList());
    }
    if (output != null) {
      write(subjects);
      return ExitCode.DONE;
    }
    try (Viewer viewer = start(subjects)) {
      session.outputs().print(List.of(viewer.address().toString()));
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.DONE;
  }

  /** Refuses inputs that are no files. */
  static void check(String command, String file) throws IoFailure {
    if (file.equals(Input.STANDARD)) {
      throw new UsageException(command + " requires files: standard input cannot be read again");
    }
    if (!Files.isReadable(Path.of(file)) || Files.isDirectory(Path.of(file))) {
      throw new IoFailure("cannot-read", "cannot read " + file);
    }
  }

  private void write(List<Subject> subjects) throws IoFailure {
    try {
      byte[] page = Viewer.page(subjects, focus.names());
      session
          .outputs()
          .other()
          .writeWhole(Targets.created(PAGE, output), PAGE, out -> out.write(page));
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  private Viewer start(List<Subject> subjects) throws IoFailure {
    try {
      return Viewer.start(subjects, focus.names(), port);
    } catch (IOException e) {
      throw new IoFailure("cannot-listen", "cannot listen at port " + port + ": " + e.getMessage());
    }
  }
}

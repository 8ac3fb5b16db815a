package dev.diptych.cli.session;

import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.cli.render.Printable;
import dev.diptych.files.CompleteOutput;
import dev.diptych.files.CreatedFolders;
import dev.diptych.files.InputFiles;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.Proven;
import dev.diptych.twin.UnprovenException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The outputs of a run: files that are written completely or not at all, and standard output. */
public final class Outputs {
  private final Console console;
  private final Reporter reporter;
  private final InputFiles reads;
  private final CreatedFolders folders;

  /** What {@link #commit} will put in place; null if that happens at once. */
  private @Nullable List<CompleteOutput> uncommitted;

  Outputs(Console console, Reporter reporter, InputFiles reads, CreatedFolders folders) {
    this.console = console;
    this.reporter = reporter;
    this.reads = reads;
    this.folders = folders;
  }

  /** From now on, files are written, but are only put in place by {@link #commit}. */
  void defer() {
    uncommitted = new ArrayList<>();
  }

  /** Waits until the files written are on the disk, and puts them in place. */
  void commit() throws IoFailure {
    List<CompleteOutput> ready = uncommitted == null ? List.of() : uncommitted;
    uncommitted = null;
    try {
      for (CompleteOutput output : ready) {
        output.commit();
      }
    } finally {
      ready.forEach(CompleteOutput::close);
    }
  }

  /** Deletes what was written and is not in place. */
  void abandon() {
    if (uncommitted != null) {
      uncommitted.forEach(CompleteOutput::close);
      uncommitted = null;
    }
  }

  /**
   * Writes a face of a document, the output for {@code input}, all of it or nothing.
   *
   * @return an exit code; if the proof fails, its error is shown
   */
  public int write(Targets targets, String input, Proven document) throws IoFailure {
    Output.Content content = document::writeTo;
    if (targets.of(input) != null) {
      return proven(() -> write(targets, input, content));
    }
    boolean streamed = document.file().isPresent();
    String name = "standard output";
    return proven(
        () -> {
          if (streamed) {
            Output.stream(name, console.out(), content);
          } else {
            Output.whole(name, console.out(), content);
          }
        });
  }

  /**
   * Writes a face of a document that may still be rejected: a file is written meanwhile.
   *
   * @param accepts waits until it is known whether it is accepted, and shows why not
   * @return an exit code
   */
  public int write(Targets targets, String input, Proven document, BooleanSupplier accepts)
      throws IoFailure {
    if (targets.of(input) == null) {
      return accepts.getAsBoolean() ? write(targets, input, document) : ExitCode.REJECTED;
    }
    Acceptance acceptance = new Acceptance(accepts);
    try {
      return proven(
          () ->
              write(
                  targets,
                  input,
                  out -> {
                    document.writeTo(out);
                    acceptance.require();
                  }));
    } catch (IoFailure e) {
      if (acceptance.isRejected()) {
        return ExitCode.REJECTED;
      }
      throw e;
    }
  }

  /** Replaces an input of the run by a face of a document; returns an exit code as well. */
  public int replace(Path file, Proven document) throws IoFailure {
    return proven(() -> replace(file, document::writeTo));
  }

  /** Writes content that is proven while it is written. */
  private interface Writing {
    void run() throws IoFailure;
  }

  private int proven(Writing writing) throws IoFailure {
    try {
      writing.run();
      return ExitCode.DONE;
    } catch (UnprovenException e) {
      reporter.show(List.of(e.reason()));
      return ExitCode.REJECTED;
    }
  }

  /** The entry for files that are no faces of documents. */
  public OtherOutputs other() {
    return new OtherOutputs(this);
  }

  void write(Targets targets, String input, Output.Content content) throws IoFailure {
    Path target = targets.of(input);
    Path folder = targets.folder();
    if (target == null || folder == null) {
      write(target, content);
    } else {
      write(Root.of(folder), Map.of(target, content));
    }
  }

  /** If {@code content} fails, standard output receives nothing. */
  void writeWhole(Targets targets, String input, Output.Content content) throws IoFailure {
    if (targets.of(input) == null) {
      Output.whole("standard output", console.out(), content);
    } else {
      write(targets, input, content);
    }
  }

  /**
   * Rejects binary output to a terminal, and to what may be one unless {@code -o -} asks for it.
   *
   * @throws UsageException if the output for {@code input} would go to a terminal
   */
  public void requireBinaryTarget(Targets targets, String input) {
    if (targets.of(input) != null) {
      return;
    }
    if (console.terminal()) {
      throw new UsageException("binary output does not go to a terminal: name a file with -o");
    }
    if (console.terminals().unknown() && !targets.standard()) {
      throw new UsageException(
          "standard output may be a terminal: name a file with -o, or -o - if it is none");
    }
  }

  /** Writes an output to a file, or to standard output if {@code target} is null. */
  private void write(@Nullable Path target, Output.Content content) throws IoFailure {
    if (target == null) {
      Output.stream("standard output", console.out(), content);
    } else {
      write(Map.of(target, content));
    }
  }

  private void write(Map<Path, Output.Content> files) throws IoFailure {
    write(Root.USER, files);
  }

  void write(Root root, Map<Path, Output.Content> files) throws IoFailure {
    for (Path file : files.keySet()) {
      String kind = reads.kind(file);
      if (kind != null) {
        throw IoFailure.overwriting(file.toString(), kind);
      }
    }
    replace(root, files);
  }

  private void replace(Root root, Map<Path, Output.Content> files) throws IoFailure {
    CompleteOutput output = Output.prepare(root, files, this::showLost, folders);
    if (uncommitted != null) {
      uncommitted.add(output);
      return;
    }
    try (output) {
      output.commit();
    }
  }

  private void showLost(Path file, String lost) {
    Location at = new Location.Whole(file.toString());
    if (reporter.show(List.of(Diagnostic.warning("not-kept", at, lost)))) {
      throw new FileJob.RefusedException();
    }
  }

  /** Replaces an input of the run by its output. */
  void replace(Path file, Output.Content content) throws IoFailure {
    replace(Root.USER, Map.of(file, content));
  }

  /** The folders that the run has created. */
  public CreatedFolders folders() {
    return folders;
  }

  /** Writes lines for people to standard output, without control characters. */
  public void print(List<String> lines) throws IoFailure {
    write(null, Printable.lines(String.join("\n", lines)));
  }

  /** Text with colours. */
  @FunctionalInterface
  public interface Colored {
    /** Writes the text to {@code out}. */
    void writeTo(ColoredOutput out) throws IOException;
  }

  /** Writes text with or without colours to standard output. */
  public void show(boolean colored, Colored content) throws IoFailure {
    try {
      ColoredOutput out = new ColoredOutput(console.out(), colored);
      content.writeTo(out);
      out.flush();
    } catch (IOException e) {
      throw IoFailure.writing("standard output", e);
    }
  }

  /** Writes lines for programs to standard output, unchanged unless it is a terminal. */
  public void data(List<String> lines) throws IoFailure {
    String text = String.join("\n", lines);
    write(null, console.terminal() ? Printable.lines(text) : text);
  }

  private void write(@Nullable Path target, String text) throws IoFailure {
    write(target, out -> out.write((text + "\n").getBytes(StandardCharsets.UTF_8)));
  }
}

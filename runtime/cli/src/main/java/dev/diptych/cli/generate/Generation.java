package dev.diptych.cli.generate;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.files.FileContent;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Output;
import dev.diptych.files.Root;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Brings a folder up to date with its sources, or reports how it differs.
 *
 * @param session the run
 * @param folder the folder of the manifest
 * @param sources what it should contain
 * @param owned whether this run is responsible for what an origin generates
 * @param subject what generates the files, in messages
 * @param command the command line of this run
 * @param tools versions of the tools, for the manifest
 */
record Generation(
    Session session,
    Path folder,
    Sources sources,
    Predicate<String> owned,
    String subject,
    String command,
    String tools) {
  /** Lists the files that differ and returns an exit code. */
  int check() throws IoFailure {
    Plan plan = plan();
    if (plan == null) {
      return ExitCode.REJECTED;
    }
    Map<String, String> lines = new TreeMap<>(plan.outdated());
    plan.stale().forEach(path -> lines.put(path, "is no longer generated"));
    if (lines.isEmpty()) {
      return ExitCode.DONE;
    }
    List<Diagnostic> drift = new ArrayList<>();
    lines.forEach(
        (file, state) -> {
          Location at = new Location.Whole(folder.resolve(file).toString());
          String message = "this file " + state;
          drift.add(Diagnostic.error("drift", at, message, "run: " + command));
        });
    session.show(drift);
    session
        .outputs()
        .print(
            List.of(
                "%d of %d files differ from what %s generates"
                    .formatted(
                        lines.size(), sources.files().size() + plan.stale().size(), subject)));
    return ExitCode.REJECTED;
  }

  /**
   * Writes what is missing or differs, removes what is no longer generated, and returns an exit
   * code.
   *
   * @param force whether to replace and remove edited files, too
   */
  @SuppressWarnings("try") // The lock is only held.
  int write(boolean force) throws IoFailure {
    try (FolderLock lock = FolderLock.of(folder, session.outputs().folders())) {
      Plan plan = plan();
      if (plan == null || (!force && rejects(plan))) {
        return ExitCode.REJECTED;
      }
      boolean changes = !plan.outdated().isEmpty() || !plan.stale().isEmpty();
      if (changes) {
        writeOrRestore(plan);
        remove(plan);
      }
      if (changes || plan.changesManifest()) {
        manifest(plan.manifest());
      }
      return ExitCode.DONE;
    }
  }

  private @Nullable Plan plan() throws IoFailure {
    Result<GeneratedList> before = session.shown(GeneratedList.read(folder));
    return before.ok() ? Plan.of(folder, sources, before.value().orElseThrow(), owned) : null;
  }

  private boolean rejects(Plan plan) {
    List<Diagnostic> errors = new ArrayList<>();
    plan.foreign()
        .forEach(
            (path, why) ->
                errors.add(
                    Diagnostic.error(
                        "edited-output",
                        new Location.Whole(folder.resolve(path).toString()),
                        "this file " + why,
                        "move your changes to another file, or repeat the command with --force")));
    return session.show(errors);
  }

  /** Writes all files or none; the manifest lists them before, in case the run is killed. */
  private void writeOrRestore(Plan plan) throws IoFailure {
    Path file = folder.resolve(GeneratedList.NAME);
    byte[] before = root().read(file, FileContent.MAX_SIZE);
    try {
      manifest(plan.intention());
      write(plan);
    } catch (IoFailure e) {
      restore(file, before);
      throw e;
    }
  }

  private void restore(Path file, byte @Nullable [] before) throws IoFailure {
    if (before == null) {
      root().delete(file);
    } else {
      session.outputs().other().write(root(), Map.of(file, out -> out.write(before)));
    }
  }

  private void write(Plan plan) throws IoFailure {
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    for (String path : plan.outdated().keySet()) {
      byte[] content = requireNonNull(sources.get(path), path).content();
      files.put(folder.resolve(path), out -> out.write(content));
    }
    session.outputs().other().write(root(), files);
  }

  private void manifest(GeneratedList list) throws IoFailure {
    Path file = folder.resolve(GeneratedList.NAME);
    byte[] content = list.content(tools);
    session.outputs().other().write(root(), Map.of(file, out -> out.write(content)));
  }

  private void remove(Plan plan) throws IoFailure {
    for (String path : plan.stale()) {
      Path file = folder.resolve(path);
      if (root().isDirect(file)) { // What a link leads to is not part of the folder.
        root().delete(file);
      }
    }
  }

  private Root root() {
    return Root.of(folder);
  }
}

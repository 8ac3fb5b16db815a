package dev.diptych.cli.spec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.io.Output;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.InstalledTools;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.SourceGenerator;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes parsers, or lists those that are out of date. */
final class Generator {
  private final Session session;
  private final GenerateOptions options;

  Generator(Session session, GenerateOptions options) {
    this.session = session;
    this.options = options;
  }

  /** Writes, or with {@code check} lists, missing and changed files, and returns an exit code. */
  int run(boolean check) throws IoFailure {
    SourceGenerator generator = generator();
    return FileJob.runInProject(session, options.spec().toString(), file -> run(generator, check));
  }

  private SourceGenerator generator() throws IoFailure {
    try {
      return InstalledTools.require().generator(options.request());
    } catch (IllegalArgumentException e) {
      throw new UsageException(e);
    }
  }

  private int run(SourceGenerator generator, boolean check) throws IoFailure {
    session.read(options.spec().toString());
    Result<Map<String, String>> sources = session.shown(sources(generator));
    if (!sources.ok()) {
      return ExitCode.REFUSED;
    }
    Map<String, String> wanted = sources.value().orElseThrow();
    Path folder = options.folder();
    Map<String, String> outdated = outdated(generator, wanted, folder);
    if (check) {
      return report(outdated, wanted.size());
    }
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    for (String name : outdated.keySet()) {
      Path file = folder.resolve(name);
      session.outputs().createFolder(requireNonNull(file.toAbsolutePath().getParent()));
      byte[] source = requireNonNull(wanted.get(name), name).getBytes(UTF_8);
      files.put(file, out -> out.write(source));
    }
    session.outputs().write(files);
    return ExitCode.DONE;
  }

  private Result<Map<String, String>> sources(SourceGenerator generator) throws IoFailure {
    try {
      return generator.sources();
    } catch (IOException e) {
      throw IoFailure.reading(options.spec().toString(), e);
    }
  }

  private static Map<String, String> outdated(
      SourceGenerator generator, Map<String, String> wanted, Path folder) throws IoFailure {
    try {
      return generator.outdated(wanted, folder);
    } catch (FileSystemException e) {
      throw IoFailure.reading(String.valueOf(e.getFile()), e);
    } catch (IOException e) {
      throw IoFailure.reading(folder.toString(), e);
    }
  }

  private int report(Map<String, String> outdated, int files) throws IoFailure {
    if (outdated.isEmpty()) {
      return ExitCode.DONE;
    }
    Path folder = options.folder();
    session
        .outputs()
        .print(
            outdated.entrySet().stream()
                .map(file -> folder.resolve(file.getKey()) + " " + file.getValue())
                .toList());
    String message =
        "%d of %d files differ from what %s generates"
            .formatted(outdated.size(), files, options.spec());
    Location at = new Location.Whole(folder.toString());
    session.show(List.of(Diagnostic.error("drift", at, message, "run: " + options.command())));
    return ExitCode.REFUSED;
  }
}

package dev.diptych.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.io.Output;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.GenerateRequest;
import dev.diptych.specs.SourceGenerator;
import dev.diptych.specs.SpecSource;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes parsers, or tells which are not up to date. */
final class Generator {
  private final Session session;
  private final GenerateOptions options;

  Generator(Session session, GenerateOptions options) {
    this.session = session;
    this.options = options;
  }

  /** Writes what differs or is missing, or with {@code check} tells it; tells how that ended. */
  int run(boolean check) {
    try {
      SourceGenerator generator = InstalledTools.require().generator(request());
      String spec = options.spec().toString();
      return FileJob.run(session, spec, file -> run(generator, check));
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), "generate");
    } catch (IoFailure e) {
      return session.failed(e);
    }
  }

  /** What the options say; what makes no sense is refused with a sentence. */
  private GenerateRequest request() {
    if (options.spec().toString().equals(Input.STANDARD)) {
      throw new IllegalArgumentException("a spec is a file: what it imports stands beside it");
    }
    if (options.folder().isEmpty()) {
      throw new IllegalArgumentException("-d names nothing");
    }
    return new GenerateRequest(
        new SpecSource(options.spec(), options.importPath()),
        options.languages(),
        options.packageName(),
        options.readOnly());
  }

  private int run(SourceGenerator generator, boolean check) throws IoFailure {
    session.read(options.spec().toString());
    Result<Map<String, String>> sources = session.shown(sources(generator));
    if (!sources.ok()) {
      return ExitCode.REFUSED;
    }
    Map<String, String> wanted = sources.value().orElseThrow();
    Path folder = Path.of(options.folder());
    Map<String, String> outdated = outdated(generator, wanted, folder);
    if (check) {
      return report(outdated, wanted.size());
    }
    Map<Path, Output.Content> files = new LinkedHashMap<>();
    for (String name : outdated.keySet()) {
      Path file = folder.resolve(name);
      session.makeFolder(file.toAbsolutePath().getParent());
      files.put(file, out -> out.write(wanted.get(name).getBytes(UTF_8)));
    }
    session.write(files);
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
    Path folder = Path.of(options.folder());
    session.say(
        outdated.entrySet().stream()
            .map(file -> folder.resolve(file.getKey()) + " " + file.getValue())
            .toList());
    String message =
        "%d of %d files are not what %s gives".formatted(outdated.size(), files, options.spec());
    Location at = new Location.Whole(folder.toString());
    session.show(List.of(Diagnostic.error("drift", at, message, "run: " + options.command())));
    return ExitCode.REFUSED;
  }
}

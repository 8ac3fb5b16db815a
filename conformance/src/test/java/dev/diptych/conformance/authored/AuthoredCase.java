package dev.diptych.conformance.authored;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.cli.message.MessagePrinter;
import dev.diptych.cli.message.Messages;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.CaseFiles;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.RepositoryTexts;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An authored text and its expected results, in files with its name.
 *
 * @param folder their folder
 * @param name their name without extension
 * @param options options for the text, such as {@code --spec features/units/units.ksy}
 */
record AuthoredCase(Path folder, String name, String options) {
  static final String LIST = "cases.tsv";

  private static final Map<String, Engine> TWINS = new ConcurrentHashMap<>();

  /** The cases of {@code conformance/authored/kind}: one for each line of its list. */
  static List<AuthoredCase> all(String kind) throws IOException {
    Path folder = Repository.path("conformance/authored").resolve(kind);
    List<AuthoredCase> cases = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve(LIST), UTF_8)) {
      String[] parts = line.split("\t", -1);
      cases.add(new AuthoredCase(folder, parts[0], parts.length < 3 ? "" : parts[2]));
    }
    return cases;
  }

  /** The names of the cases in {@code conformance/authored/kind} that there are files of. */
  static List<String> names(String kind) throws IOException {
    return CaseFiles.names(Repository.path("conformance/authored").resolve(kind), LIST);
  }

  /** The file that ends in {@code extension}. */
  Path file(String extension) {
    return folder.resolve(name + "." + extension);
  }

  /** The format: one that ships, or that of {@code --spec}. */
  Engine engine() {
    return TWINS.computeIfAbsent(option("--spec"), AuthoredCase::engine);
  }

  private static Engine engine(String spec) {
    if (spec.isEmpty()) {
      return Engine.shipped();
    }
    try {
      Path ksy = Repository.path("conformance").resolve(spec);
      LoadedSpec loaded = SpecLoader.load(ksy, List.of());
      return Engine.of(loaded.schema(), loaded.spec());
    } catch (SpecException e) {
      throw new AssertionError(e.diagnostics().toString(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens the text as the command does. */
  Result<LocatedDocument> open() throws IOException {
    return open(Files.readAllBytes(file("twin")));
  }

  /** Opens another text in its place. */
  Result<LocatedDocument> open(byte[] text) {
    Path file = file("twin");
    String include = option("--include-path");
    List<Path> folders = include.isEmpty() ? List.of() : List.of(folder.resolve(include));
    return RepositoryTexts.authored(engine(), file, folders)
        .openText(file.toString(), ByteBuffer.wrap(text), Selection.ANY);
  }

  /** What the command prints, with paths relative to the folder. */
  String printed(List<Diagnostic> diagnostics) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    MessagePrinter printer = new Messages(new PrintStream(printed, true, UTF_8)).printer();
    diagnostics.forEach(printer::print);
    Path here = Path.of("").toAbsolutePath();
    String relative = folder.startsWith(here) ? here.relativize(folder) + "/" : folder + "/";
    return printed.toString(UTF_8).replace(folder + "/", "").replace(relative, "");
  }

  private String option(String key) {
    String[] words = options.trim().split(" +", -1);
    for (int i = 0; i + 1 < words.length; i += 2) {
      if (words[i].equals(key)) {
        return words[i + 1];
      }
    }
    return "";
  }

  @Override
  public String toString() {
    return name;
  }
}

package dev.diptych.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.antlr.v4.Tool;
import org.apache.commons.io.file.PathUtils;

/** Lexer and parser of the text face in any language that ANTLR writes. */
final class GrammarSources {
  static final List<String> GRAMMARS = List.of("DiptychLexer.g4", "DiptychParser.g4");

  private GrammarSources() {}

  /**
   * Generates them.
   *
   * @param folder where the grammars are
   * @param language the language by its ANTLR name
   * @param extension the extension of its sources, with the dot
   * @param options further options of ANTLR
   * @return contents by the name of the file
   * @throws IOException where a grammar cannot be read or is invalid
   */
  static Map<String, String> of(Path folder, String language, String extension, String... options)
      throws IOException {
    Path out = Files.createTempDirectory("diptych-grammar");
    try {
      Stream<String> common =
          Stream.of("-Dlanguage=" + language, "-no-listener", "-o", out.toString());
      String[] words =
          Stream.of(common, Stream.of(options), GRAMMARS.stream())
              .flatMap(some -> some)
              .toArray(String[]::new);
      Tool tool = new Tool(words);
      tool.inputDirectory = folder.toFile();
      tool.processGrammarsOnCommandLine();
      if (tool.getNumErrors() > 0) {
        throw new IOException("ANTLR does not accept the grammars in " + folder);
      }
      return sources(out, extension);
    } finally {
      PathUtils.deleteDirectory(out);
    }
  }

  private static Map<String, String> sources(Path out, String extension) throws IOException {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path file : files.filter(path -> path.toString().endsWith(extension)).toList()) {
        // ANTLR uses the line end of the system.
        String text = Files.readString(file).replace("\r\n", "\n");
        sources.put(String.valueOf(file.getFileName()), text);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return sources;
  }
}

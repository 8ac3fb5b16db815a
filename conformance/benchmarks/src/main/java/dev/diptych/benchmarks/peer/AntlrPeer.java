package dev.diptych.benchmarks.peer;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import java.io.IOException;
import java.nio.file.Path;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;

/** A Diptych text as ANTLR's default parse tree. */
public final class AntlrPeer {
  private AntlrPeer() {}

  /** Arguments: read, from. */
  public static void main(String[] args) throws IOException {
    DiptychLexer lexer = new DiptychLexer(CharStreams.fromPath(Path.of(args[1])));
    DiptychParser parser = new DiptychParser(new CommonTokenStream(lexer));
    int items = parser.document().body().item().size();
    if (parser.getNumberOfSyntaxErrors() > 0) {
      throw new IllegalStateException("not a valid Diptych text");
    }
    System.out.println(items);
  }
}

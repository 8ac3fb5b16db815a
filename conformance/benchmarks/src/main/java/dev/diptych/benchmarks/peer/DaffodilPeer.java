package dev.diptych.benchmarks.peer;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.daffodil.japi.Daffodil;
import org.apache.daffodil.japi.DataProcessor;
import org.apache.daffodil.japi.InvalidParserException;
import org.apache.daffodil.japi.ProcessorFactory;
import org.apache.daffodil.japi.WithDiagnostics;
import org.apache.daffodil.japi.infoset.XMLTextInfosetInputter;
import org.apache.daffodil.japi.infoset.XMLTextInfosetOutputter;
import org.apache.daffodil.japi.io.InputSourceDataInputStream;

/** Apache Daffodil, with a DFDL schema that it has compiled before: from a file to XML and back. */
public final class DaffodilPeer {
  private DaffodilPeer() {}

  /** Arguments: compile, schema, to; or parse or unparse, the compiled schema, from, to. */
  public static void main(String[] args) throws IOException, InvalidParserException {
    switch (args[0]) {
      case "compile" -> compile(new File(args[1]), Path.of(args[2]));
      case "parse" -> parse(reload(args[1]), Path.of(args[2]), Path.of(args[3]));
      default -> unparse(reload(args[1]), Path.of(args[2]), Path.of(args[3]));
    }
  }

  private static void compile(File schema, Path to) throws IOException {
    ProcessorFactory factory = checked(Daffodil.compiler().compileFile(schema));
    try (OutputStream out = Files.newOutputStream(to)) {
      checked(factory.onPath("/")).save(Channels.newChannel(out));
    }
  }

  private static DataProcessor reload(String compiled) throws InvalidParserException {
    return Daffodil.compiler().reload(new File(compiled));
  }

  private static void parse(DataProcessor processor, Path from, Path to) throws IOException {
    try (InputSourceDataInputStream in =
            new InputSourceDataInputStream(Files.newInputStream(from));
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(to))) {
      checked(processor.parse(in, new XMLTextInfosetOutputter(out, true)));
    }
  }

  private static void unparse(DataProcessor processor, Path from, Path to) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(from));
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(to))) {
      checked(processor.unparse(new XMLTextInfosetInputter(in), Channels.newChannel(out)));
    }
  }

  private static <T extends WithDiagnostics> T checked(T result) {
    if (result.isError()) {
      throw new IllegalStateException(result.getDiagnostics().get(0).getMessage());
    }
    return result;
  }
}

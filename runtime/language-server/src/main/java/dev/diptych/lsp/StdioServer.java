package dev.diptych.lsp;

import dev.diptych.lsp.server.Connection;
import dev.diptych.spi.LanguageServerPart;
import dev.diptych.spi.Workspace;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** The language server, for the command line. */
public final class StdioServer implements LanguageServerPart {
  /** Public because the command creates an instance by the name of the class. */
  public StdioServer() {}

  @Override
  public int serve(InputStream in, OutputStream out, PrintStream log, Workspace workspace) {
    return new Connection(in, out, log, workspace).run();
  }
}

package dev.diptych.spi;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** The language server, which is in a folder of its own. */
public interface LanguageServerPart {
  /** The implementing class, with a public no-argument constructor. */
  String IMPLEMENTATION = "dev.diptych.lsp.StdioServer";

  /**
   * Serves one client until it ends the session or its end of the streams is closed.
   *
   * @param in messages of the client
   * @param out messages to the client; nothing else may write to it
   * @param log receives messages about failures
   * @param workspace the formats, plug-ins and projects
   * @return the exit code of the process
   */
  int serve(InputStream in, OutputStream out, PrintStream log, Workspace workspace);
}

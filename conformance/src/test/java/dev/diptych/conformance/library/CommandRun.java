package dev.diptych.conformance.library;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.cli.DiptychCommand;
import dev.diptych.cli.session.Console;
import dev.diptych.cli.session.Terminals;
import dev.diptych.conformance.Repository;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the command does. */
final class CommandRun {
  private final int code;
  private final byte[] output;
  private final List<Map<String, Object>> messages;

  private CommandRun(int code, byte[] output, List<Map<String, Object>> messages) {
    this.code = code;
    this.output = output;
    this.messages = messages;
  }

  /** Its exit code. */
  int code() {
    return code;
  }

  /** Its standard output. */
  byte[] output() {
    return output;
  }

  /** Its messages as maps. */
  List<Map<String, Object>> messages() {
    return messages;
  }

  /** Runs {@code diptych args}. */
  static CommandRun of(String... args) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            out,
            new PrintStream(err, true, UTF_8),
            new Terminals(false, false, true),
            Repository.path("conformance/target/cache"));
    List<String> all = new ArrayList<>(List.of(args));
    all.add("--message-format=json");
    int code = DiptychCommand.run(console, all.toArray(String[]::new));
    List<Map<String, Object>> messages = new ArrayList<>();
    for (String line : err.toString(UTF_8).lines().toList()) {
      messages.add(JSON.std.mapFrom(line));
    }
    return new CommandRun(code, out.toByteArray(), messages);
  }
}

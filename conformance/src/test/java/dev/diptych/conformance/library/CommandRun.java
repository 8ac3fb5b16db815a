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

/**
 * What the command does.
 *
 * @param code its exit code
 * @param output its standard output
 * @param messages its messages as maps
 */
record CommandRun(int code, byte[] output, List<Map<String, Object>> messages) {
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

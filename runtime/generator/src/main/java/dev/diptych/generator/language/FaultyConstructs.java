package dev.diptych.generator.language;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import dev.diptych.generator.kaitai.Checked;
import dev.diptych.generator.kaitai.Constructs;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Rejects constructs for which the Kaitai Struct compiler writes code that does not compile. C#,
 * Java and Go convert few numbers by themselves, and the compiler seldom writes conversions.
 */
final class FaultyConstructs {
  private static final List<Fault> FAULTS = read();

  /**
   * A kind of construct.
   *
   * @param language the language by its id
   * @param form matches the words for it
   * @param name its name in messages
   * @param hint what to do instead; empty if there is nothing
   */
  private record Fault(String language, Pattern form, String name, String hint) {}

  private FaultyConstructs() {}

  /**
   * Checks {@code spec}.
   *
   * @throws SpecException with the first place of each kind of such constructs
   */
  static void reject(Language language, Checked spec) throws SpecException {
    List<Fault> faults =
        FAULTS.stream().filter(fault -> fault.language().equals(language.id())).toList();
    if (faults.isEmpty()) {
      return;
    }
    Map<Fault, Location> found = new LinkedHashMap<>();
    Constructs.of(spec)
        .forEach(
            (construct, at) ->
                faults.stream()
                    .filter(fault -> fault.form().matcher(construct).matches())
                    .forEach(fault -> found.putIfAbsent(fault, at)));
    if (!found.isEmpty()) {
      List<Diagnostic> errors = new ArrayList<>();
      found.forEach((fault, at) -> errors.add(error(fault, at)));
      throw new SpecException(errors);
    }
  }

  private static Diagnostic error(Fault fault, Location at) {
    String message = "Kaitai Struct 0.11 cannot write code for this: " + fault.name();
    return fault.hint().isEmpty()
        ? Diagnostic.error("unsupported-spec", at, message)
        : Diagnostic.error("unsupported-spec", at, message, fault.hint());
  }

  private static List<Fault> read() {
    try (InputStream in = FaultyConstructs.class.getResourceAsStream("faults.tsv")) {
      String text = new String(requireNonNull(in, "faults.tsv").readAllBytes(), UTF_8);
      return text.lines()
          .map(line -> line.split("\t", -1))
          .map(cells -> new Fault(cells[0], Pattern.compile(cells[1]), cells[2], cells[3]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

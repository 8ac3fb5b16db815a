package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.oracle.SpecKeys;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.FileBytes;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.SpecExample;
import dev.diptych.twin.Comments;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads files with Diptych, and compares with what plain Kaitai read. */
final class Judge {
  private final Map<Path, Loaded> specs = new HashMap<>();

  /** Outcomes of a file, by their names in tables. */
  enum Outcome {
    /** All values equal, and the bytes are restored from the text. */
    EQUAL,
    /** Diptych accepts the spec. */
    LOADS,
    /** The example of the spec does not come back. */
    EXAMPLE_LOST,
    /** Diptych rejects the spec, and plain Kaitai reads the file if there is one. */
    SPEC_REJECTED,
    /** Diptych rejects the file. */
    REJECTED,
    /** A value differs. */
    DIFFERENT,
    /** Other bytes, or none, are restored from the text. */
    NOT_RESTORED,
    /** Neither reads the file. */
    BOTH_REJECT,
    /** The bytes are restored, and plain Kaitai cannot read the file. */
    ONLY_HERE;

    /** The name in a table. */
    String shown() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * What became of a file.
   *
   * @param outcome the outcome
   * @param code the code of the rejection, or an empty string
   * @param detail a message, or an empty string
   * @param values the number of values that were compared
   */
  record Verdict(Outcome outcome, String code, String detail, int values) {
    private static Verdict of(Outcome outcome, String code, String detail) {
      return new Verdict(outcome, code, detail, 0);
    }

    /** The outcome with the code, as tables have it. */
    String shown() {
      return code.isEmpty() ? outcome.shown() : outcome.shown() + " " + code;
    }
  }

  /** A spec; without an engine it is rejected. */
  private record Loaded(
      @Nullable Engine engine,
      @Nullable SpecKeys keys,
      @Nullable Spec spec,
      List<Diagnostic> problems) {}

  /** Whether a spec loads, and its example comes back if it has one. */
  Verdict loads(Job job) throws IOException {
    Loaded spec = loaded(job);
    Engine engine = spec.engine();
    if (engine == null) {
      return rejected(Outcome.SPEC_REJECTED, spec.problems());
    }
    try {
      SpecView view = new SpecView(SpecLoader.load(job.ksy(), job.imports()));
      SpecExample example = Example.of(job.spec(), view);
      byte[] text = example.text().getBytes(UTF_8);
      return example.compiles()
          ? example(engine, text)
          : Verdict.of(Outcome.LOADS, "", "no example");
    } catch (SpecException | RuntimeException | StackOverflowError e) {
      return Verdict.of(Outcome.EXAMPLE_LOST, "internal", e.toString());
    }
  }

  private static Verdict example(Engine engine, byte[] text) {
    Result<LocatedDocument> parsed = engine.openText("example", text, Selection.ANY);
    if (!parsed.ok()) {
      return rejected(Outcome.EXAMPLE_LOST, parsed.diagnostics());
    }
    LocatedDocument value = parsed.value().orElseThrow();
    // Files of a spec with parameters need the values that the text has.
    Engine ready = engine.parameters(engine.parametersOf(value.document())).value().orElseThrow();
    Result<FileBytes> encoded = engine.encode("example", value);
    if (!encoded.ok()) {
      return rejected(Outcome.EXAMPLE_LOST, encoded.diagnostics());
    }
    byte[] file = encoded.value().orElseThrow().toArray();
    Result<LocatedDocument> opened =
        ready.openBinary("example", ByteBuffer.wrap(file), Selection.ANY);
    if (!opened.ok()) {
      return rejected(Outcome.EXAMPLE_LOST, opened.diagnostics());
    }
    Verdict restored = restored(ready, file, opened.value().orElseThrow());
    return restored.outcome() == Outcome.EQUAL
        ? Verdict.of(Outcome.LOADS, "", "")
        : Verdict.of(Outcome.EXAMPLE_LOST, restored.code(), restored.detail());
  }

  /** Reads a file; {@code plain} is what became of it in plain Kaitai. */
  Verdict verdict(Job job, PlainPython.Outcome plain) throws IOException {
    try {
      return judged(job, plain);
    } catch (RuntimeException | StackOverflowError e) {
      return Verdict.of(Outcome.REJECTED, "internal", e.toString());
    }
  }

  private Verdict judged(Job job, PlainPython.Outcome plain) throws IOException {
    Loaded spec = loaded(job);
    Engine engine = spec.engine();
    SpecKeys keys = spec.keys();
    boolean plainReads = plain.listing().isPresent();
    if (engine == null || keys == null || spec.spec() == null) {
      return rejected(plainReads ? Outcome.SPEC_REJECTED : Outcome.BOTH_REJECT, spec.problems());
    }
    byte[] file = Files.readAllBytes(job.file());
    Result<LocatedDocument> opened =
        engine.openBinary(job.name(), ByteBuffer.wrap(file), Selection.ANY);
    if (!opened.ok()) {
      return rejected(plainReads ? Outcome.REJECTED : Outcome.BOTH_REJECT, opened.diagnostics());
    }
    LocatedDocument ours = opened.value().orElseThrow();
    Verdict restored = restored(engine, file, ours);
    if (restored.outcome() != Outcome.EQUAL) {
      return restored;
    }
    if (!plainReads) {
      return Verdict.of(Outcome.ONLY_HERE, "", plain.message());
    }
    PlainValue values = PlainValue.read(plain.listing().orElseThrow());
    List<String> differences = ScopeComparison.of(spec.spec(), file, values);
    return differences.isEmpty() ? compared(ours, values, keys) : different(differences);
  }

  private static Verdict compared(LocatedDocument ours, PlainValue plain, SpecKeys keys) {
    Comparison.Compared compared = Comparison.of(ours.document(), plain, keys);
    List<String> differences = compared.differences();
    return differences.isEmpty()
        ? new Verdict(Outcome.EQUAL, "", "", compared.values())
        : different(differences);
  }

  private static Verdict different(List<String> differences) {
    List<String> first = differences.subList(0, Math.min(5, differences.size()));
    return Verdict.of(Outcome.DIFFERENT, "", String.join("\n", first));
  }

  /** Whether the text of a file restores its bytes. */
  private static Verdict restored(Engine engine, byte[] file, LocatedDocument opened) {
    Result<byte[]> text = new Proof(engine).print("file", ByteBuffer.wrap(file), opened);
    if (!text.ok()) {
      return rejected(Outcome.NOT_RESTORED, text.diagnostics());
    }
    Result<LocatedDocument> again =
        engine.openText("text", text.value().orElseThrow(), Selection.ANY);
    if (!again.ok()) {
      return rejected(Outcome.NOT_RESTORED, again.diagnostics());
    }
    Result<FileBytes> bytes = engine.encode("text", again.value().orElseThrow());
    if (!bytes.ok()) {
      return rejected(Outcome.NOT_RESTORED, bytes.diagnostics());
    }
    return Arrays.equals(bytes.value().orElseThrow().toArray(), file)
        ? Verdict.of(Outcome.EQUAL, "", "")
        : Verdict.of(Outcome.NOT_RESTORED, "", "other bytes");
  }

  private Loaded loaded(Job job) throws IOException {
    Loaded known = specs.get(job.ksy());
    if (known == null) {
      known = load(job);
      specs.put(job.ksy(), known);
    }
    return known;
  }

  private Loaded load(Job job) throws IOException {
    try {
      LoadedSpec spec = SpecLoader.load(job.ksy(), job.imports());
      SpecKeys keys = new SpecKeys(job.ksy(), job.imports());
      Engine engine = Engine.of(spec.schema(), spec.spec()).comments(Comments.ALL);
      return new Loaded(engine, keys, spec.spec(), List.of());
    } catch (SpecException e) {
      return new Loaded(null, null, null, e.diagnostics());
    } catch (RuntimeException | StackOverflowError e) {
      Diagnostic fault = Diagnostic.error("internal", new Location.Whole(job.spec()), e.toString());
      return new Loaded(null, null, null, List.of(fault));
    }
  }

  private static Verdict rejected(Outcome outcome, List<Diagnostic> problems) {
    Diagnostic first = problems.get(0);
    return Verdict.of(outcome, first.code(), first.message());
  }
}

package dev.diptych.spectools.example;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.FileBytes;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.UnknownValue;
import dev.diptych.spectools.example.write.ExampleWriter;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Creates an example text of a spec. */
public final class Example {
  private Example() {}

  /**
   * An example of {@code spec} with as many fields as compile; otherwise one from random bytes that
   * decode; otherwise one with all fields that does not compile.
   *
   * @param name the name of the spec in diagnostics
   */
  public static SpecExample of(String name, SpecView spec) {
    Engine engine = Engine.of(spec.loaded().schema(), spec.loaded().spec());
    Drafts drafts = new Drafts(spec);
    SpecExample best = null;
    for (ExamplePlan plan : plans(spec)) {
      SpecExample example = tried(name, spec, drafts, plan, engine);
      if (example != null && example.compiles()) {
        return example;
      }
      best = best == null ? example : best;
    }
    for (DecodedExamples.Decoded decoded : new DecodedExamples(spec, engine).find()) {
      SpecExample example =
          decoded.clean()
              ? written(name, spec, decoded.draft(), engine)
              : printed(spec, decoded, engine);
      if (example.compiles()) {
        return example;
      }
    }
    return best != null
        ? best
        : new SpecExample("", false, List.of(new ExampleAdvice(name, spec).endless()));
  }

  /** The text of an example of {@code spec} with few comments, which may not compile. */
  public static String text(SpecView spec, Drafts drafts, DraftStruct root) {
    return ExampleWriter.write(spec, root, drafts.nothing());
  }

  /** Files of {@code spec} that are found by decoding random bytes. */
  public static List<Blob> decoded(SpecView spec) {
    Engine engine = Engine.of(spec.loaded().schema(), spec.loaded().spec());
    return new DecodedExamples(spec, engine)
        .find().stream().map(DecodedExamples.Decoded::bytes).toList();
  }

  /** Plans from all fields to required fields only, which omit one field more each time. */
  public static List<ExamplePlan> plans(SpecView spec) {
    List<ExamplePlan> plans = new ArrayList<>(List.of(ExamplePlan.FULL, ExamplePlan.IN_SEQUENCE));
    for (StructView struct : spec.structs()) {
      for (FieldView field : struct.fields()) {
        if (field.field().optional() && field.node() != null) {
          plans.add(ExamplePlan.without(struct.type().name() + "/" + field.field().id()));
        }
      }
    }
    plans.add(ExamplePlan.MINIMAL);
    return plans;
  }

  private static @Nullable SpecExample tried(
      String name, SpecView spec, Drafts drafts, ExamplePlan plan, Engine engine) {
    try {
      return written(name, spec, drafts.require(plan), engine);
    } catch (UnknownValue e) {
      return null;
    }
  }

  private static SpecExample written(String name, SpecView spec, DraftStruct root, Engine engine) {
    String text = ExampleWriter.write(spec, root, new Drafts(spec).spare());
    List<Diagnostic> errors = errors(text, engine);
    return errors.isEmpty()
        ? new SpecExample(text, true, errors)
        : new SpecExample(text, false, List.of(new ExampleAdvice(name, spec).refused(errors)));
  }

  /** The canonical text of bytes that no field reads; only printing shows all of them. */
  private static SpecExample printed(
      SpecView spec, DecodedExamples.Decoded decoded, Engine engine) {
    ByteBuffer file = ByteBuffer.wrap(decoded.bytes().bytes());
    Result<LocatedDocument> opened = engine.openBinary("example", file, Selection.ANY);
    Result<byte[]> text = new Proof(engine).print("example", file, opened.value().orElseThrow());
    String words = text.value().map(each -> new String(each, StandardCharsets.UTF_8)).orElse("");
    String rest = ExampleWriter.rest(spec, decoded.draft(), new Drafts(spec).spare());
    words = words.replaceFirst("(?m)^Eof$", Matcher.quoteReplacement(rest + "Eof"));
    return new SpecExample(words, text.ok() && errors(words, engine).isEmpty(), List.of());
  }

  private static List<Diagnostic> errors(String text, Engine engine) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Result<LocatedDocument> opened = engine.openText("the example", bytes, Selection.ANY);
    if (!opened.ok()) {
      return errors(opened.diagnostics());
    }
    Result<FileBytes> file = engine.encode("the example", opened.value().orElseThrow());
    return errors(file.diagnostics());
  }

  private static List<Diagnostic> errors(List<Diagnostic> found) {
    return found.stream().filter(Diagnostic::isError).toList();
  }
}

package dev.diptych.spectools.diff.trial;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.example.Example;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.twin.Engine;
import dev.diptych.twin.GivenParameter;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Generates files of a spec: with and without optional content, and with varied values. */
final class Samples {
  private static final int MAX_TRIED = 200;
  private static final int MAX_PLANS = 24;
  private static final String NAME = "example";

  private final SpecView spec;
  private final Engine engine;
  private final List<Sample> samples = new ArrayList<>();
  private final Set<Blob> known = new HashSet<>();
  private int tried;

  private Samples(SpecView spec) {
    this.spec = spec;
    this.engine = Engine.of(spec.loaded().schema(), spec.loaded().spec());
  }

  /**
   * Files of {@code spec}.
   *
   * @param reader the spec that will read them
   * @param first ids of fields whose values are varied first
   */
  static List<Sample> of(SpecView spec, SpecView reader, Set<String> first) {
    Samples samples = new Samples(spec);
    List<ExamplePlan> plans = Example.plans(spec);
    int last = plans.size() - 1;
    for (int i = 0; i <= last; i++) {
      if (i < MAX_PLANS || i == last) {
        samples.add(plans.get(i), null);
      }
    }
    samples.vary(new VariedValues(List.of(spec, reader)), first, true);
    samples.vary(new VariedValues(List.of(spec, reader)), first, false);
    if (samples.samples.isEmpty()) {
      Example.decoded(spec).forEach(bytes -> samples.add(bytes, null, null));
    }
    return List.copyOf(samples.samples);
  }

  private void vary(VariedValues values, Set<String> first, boolean wanted) {
    for (StructView struct : spec.structs()) {
      for (FieldView field : struct.fields()) {
        String id = field.field().id();
        boolean plain = !field.field().derived() && !(field.field().type() instanceof Type.Packing);
        if (plain && first.contains(id) == wanted && field.node() != null) {
          String name = struct.type().name() + "/" + id;
          vary(name, values.of(struct, field));
        }
      }
    }
  }

  private void vary(String name, Collection<Object> values) {
    for (Object value : values) {
      boolean added = add(ExamplePlan.FULL.with(name, value), name);
      if (!added) {
        add(ExamplePlan.MINIMAL.with(name, value), name);
      }
    }
  }

  /** Adds the file that {@code plan} describes; returns whether that is a new one. */
  private boolean add(ExamplePlan plan, @Nullable String varied) {
    if (tried++ > MAX_TRIED) {
      return false;
    }
    DraftStruct draft = Example.draftOf(spec, plan);
    if (draft == null) {
      return false;
    }
    Document document = new Document(schema(), new TableFields(schema()).of(draft.freeze()));
    LocatedDocument opened = LocatedDocument.unlocated(NAME, document);
    Blob file = encoded(opened);
    return file == null
        ? add(
            engine.openText(NAME, Example.text(spec, draft).getBytes(UTF_8), Selection.ANY), varied)
        : add(file, document, varied);
  }

  private boolean add(Result<LocatedDocument> text, @Nullable String varied) {
    Blob file = text.value().map(this::encoded).orElse(null);
    return file != null && add(file, text.value().orElseThrow().document(), varied);
  }

  /** The schema as the engine has it. */
  private Schema schema() {
    return engine.schemas().values().iterator().next();
  }

  private @Nullable Blob encoded(LocatedDocument opened) {
    Result<FileBytes> file = engine.encode(NAME, opened);
    return file.value().map(bytes -> new Blob(array(bytes.whole()))).orElse(null);
  }

  private static byte[] array(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.limit()];
    buffer.get(0, bytes);
    return bytes;
  }

  /** Adds a file, whose parameters are those of {@code like}; null if the format has none. */
  private boolean add(Blob file, @Nullable Document like, @Nullable String varied) {
    if (!known.add(file)) {
      return false;
    }
    ByteBuffer buffer = ByteBuffer.wrap(file.bytes());
    Result<LocatedDocument> opened =
        like == null
            ? engine.openBinary(NAME, buffer, Selection.ANY)
            : engine.openAs(like, NAME, buffer);
    if (!opened.ok()) {
      return false;
    }
    LocatedDocument document = opened.value().orElseThrow();
    Result<byte[]> text = new Proof(engine).print(NAME, buffer, document);
    if (text.ok()) {
      Blob printed = new Blob(text.value().orElseThrow());
      List<GivenParameter> given = engine.parametersOf(document.document());
      samples.add(new Sample(document.document().root(), file, printed, varied, given));
    }
    return text.ok();
  }
}

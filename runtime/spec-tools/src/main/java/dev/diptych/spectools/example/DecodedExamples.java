package dev.diptych.spectools.example;

import dev.diptych.binary.Codec;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.choose.ExamplePlan;
import dev.diptych.spectools.example.values.DraftReader;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.TableFields;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds examples by decoding the bytes of drafts and random bytes, for specs where choosing values
 * fails: bytes that decode can be encoded.
 */
final class DecodedExamples {
  private static final int[] SIZES = {0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256};
  private static final int[] BOUNDS = {1, 2, 4, 8, 32, 256};
  private static final String NAME = "example";

  /** The work for the values of one draft. */
  private static final long DRAFT_WORK = 1L << 20;

  private static final int TRIES = 24;
  private static final int MAX_FOUND = 200;
  private static final int MAX_EXAMPLES = 6;

  private final SpecView spec;
  private final Engine engine;

  DecodedExamples(SpecView spec, Engine engine) {
    this.spec = spec;
    this.engine = engine;
  }

  private record Found(Blob bytes, Struct root, int shown, long residue) {}

  /**
   * A file that decodes.
   *
   * @param draft its values
   * @param bytes the file
   * @param clean whether it has no residue
   */
  record Decoded(DraftStruct draft, Blob bytes, boolean clean) {}

  /** Files: those without residue first, then those with the most fields. */
  List<Decoded> find() {
    List<Found> found = new ArrayList<>();
    ByteArrayOutputStream constants = new ByteArrayOutputStream();
    constants(spec.root().type(), constants);
    byte[] start = constants.toByteArray();
    drafted(found);
    Random random = new Random(1);
    for (int size : SIZES) {
      for (List<Integer> alphabet : alphabets()) {
        for (int i = 0; i < TRIES && found.size() < MAX_FOUND; i++) {
          decode(bytes(start, size, alphabet, random), found);
        }
      }
    }
    found.sort(
        Comparator.comparing(Found::residue)
            .thenComparing(Found::shown, Comparator.reverseOrder())
            .thenComparing(each -> each.bytes().length()));
    DraftReader drafts = new DraftReader(spec);
    return found.stream()
        .limit(MAX_EXAMPLES)
        .map(each -> new Decoded(drafts.of(each.root()), each.bytes(), each.residue() == 0))
        .toList();
  }

  /**
   * Decodes what drafts encode to, even if the result has other values: instances that read the
   * stream of another struct have the values of its bytes, which no draft knows.
   */
  private void drafted(List<Found> found) {
    Drafts drafts = new Drafts(spec, DRAFT_WORK);
    FormatPlan plan = spec.loaded().plan();
    Codec codec = new PlanCodec(plan, spec.schema(), 1, 0);
    for (ExamplePlan each : List.of(ExamplePlan.FULL, ExamplePlan.MINIMAL)) {
      DraftStruct draft = drafts.of(each);
      if (draft != null) {
        Struct root = new TableFields(spec.schema()).of(draft.document());
        codec
            .encode(NAME, root, path -> new Location.Whole(NAME), 0)
            .value()
            .ifPresent(encoded -> decode(encoded.file().toArray(), found));
      }
    }
  }

  /** Adds the constants at the start of a file; returns whether {@code type} has nothing else. */
  private boolean constants(StructType type, ByteArrayOutputStream out) {
    for (Field field : type.fields()) {
      Value constant = Deriver.constant(field);
      boolean nested = field.type() instanceof Type.Nested && !field.optional();
      if (nested && constants(spec.schema().struct((Type.Nested) field.type()), out)) {
        continue;
      }
      if (constant instanceof Blob blob) {
        out.writeBytes(blob.bytes());
      } else if (constant instanceof Scalar number
          && field.type() instanceof Type.Numeric numeric) {
        ByteBuffer bytes = ByteBuffer.allocate(numeric.kind().width());
        numeric.kind().put(bytes, 0, number.bits());
        out.writeBytes(bytes.array());
      } else {
        return false;
      }
    }
    return true;
  }

  /** The alphabets for random bytes: the bytes in the spec, and numbers up to a bound. */
  private List<List<Integer>> alphabets() {
    List<List<Integer>> alphabets = new ArrayList<>();
    alphabets.add(SpecBytes.of(spec.spec()));
    for (int bound : BOUNDS) {
      alphabets.add(IntStream.range(0, bound).boxed().toList());
    }
    return alphabets;
  }

  /** Random bytes after {@code start}; every second one is 0, as most bytes of numbers are. */
  private static byte[] bytes(byte[] start, int size, List<Integer> alphabet, Random random) {
    byte[] bytes = Arrays.copyOf(start, start.length + size);
    boolean zeros = random.nextBoolean();
    for (int i = start.length; i < bytes.length; i++) {
      boolean zero = zeros && random.nextBoolean();
      bytes[i] = zero ? 0 : alphabet.get(random.nextInt(alphabet.size())).byteValue();
    }
    return bytes;
  }

  private void decode(byte[] bytes, List<Found> found) {
    Result<LocatedDocument> opened = engine.openBinary(NAME, ByteBuffer.wrap(bytes), Selection.ANY);
    if (!opened.ok()) {
      return;
    }
    Struct root = opened.value().orElseThrow().document().root();
    int trailing = root.residue().trailing().length();
    if (trailing > 0) {
      decode(Arrays.copyOf(bytes, bytes.length - trailing), found);
      return;
    }
    Set<String> shown = new HashSet<>();
    long residue = count(root, shown);
    found.add(new Found(new Blob(bytes), root, shown.size(), residue));
  }

  /** Collects the fields with values; returns the number of bytes of residue and gaps. */
  private static long count(Value value, Set<String> shown) {
    if (value instanceof Sequence many) {
      return many.elements().stream().mapToLong(each -> count(each, shown)).sum();
    }
    if (!(value instanceof Struct struct)) {
      return 0;
    }
    long residue = struct.residue().bytes() + Math.abs(struct.residue().slack());
    for (int i = 0; i < struct.type().fields().size(); i++) {
      Value inner = struct.get(i);
      if (inner != null && !(inner instanceof Table table && table.rows() == 0)) {
        shown.add(struct.type().name() + "/" + struct.type().fields().get(i).id());
        residue += count(inner, shown);
      }
    }
    return residue;
  }
}

package dev.diptych.animation.motion;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Writes motions to documents. */
public final class MotionWriter {
  /** Mikoto writes six decimals. */
  private static final double DECIMALS = 1e6;

  /** From here on, doubles have no decimals. */
  private static final double MIN_INTEGER = 0x1p53;

  private final Schema schema;
  private final DoubleUnaryOperator rounding;

  private MotionWriter(Schema schema, DoubleUnaryOperator rounding) {
    this.schema = schema;
    this.rounding = rounding;
  }

  /**
   * {@code document} with the keys of {@code motion}, rounded to six decimals. It must have the
   * same tracks and motions in the same places. Everything else stays unchanged, including unknown
   * blocks.
   */
  public static Document put(Document document, Motion motion) {
    return put(document, motion, MotionWriter::rounded);
  }

  /** The same with the keys and the end frames of {@code motion} as they are. */
  public static Document putExactly(Document document, Motion motion) {
    return put(document, motion, DoubleUnaryOperator.identity());
  }

  private static Document put(Document document, Motion motion, DoubleUnaryOperator rounding) {
    MotionWriter writer = new MotionWriter(document.schema(), rounding);
    return new Document(document.schema(), writer.motion(document.root(), motion));
  }

  /** {@code document} with {@code motion} added at its end. */
  public static Document add(Document document, Motion motion) {
    MotionWriter writer = new MotionWriter(document.schema(), MotionWriter::rounded);
    Struct root = document.root();
    StructType entry = writer.entry(root.type());
    List<Value> children = new ArrayList<>(((Sequence) root.require("children")).elements());
    children.add(new EntryBuilder(document.schema(), entry).of(motion));
    return new Document(
        document.schema(),
        root.with("children", new Sequence(children))
            .with("num_children", new Scalar(children.size())));
  }

  private StructType entry(StructType owner) {
    return schema.struct((Type.Nested) owner.field("children").type());
  }

  private Struct motion(Struct owner, Motion motion) {
    Deque<MotionItem> left = new ArrayDeque<>(motion.items());
    List<Value> children = new ArrayList<>();
    for (Value value : ((Sequence) owner.require("children")).elements()) {
      Struct entry = (Struct) value;
      MotionItem before = MotionReader.item(entry);
      MotionItem after = before == null ? null : left.removeFirst();
      children.add(
          after == null || after.equals(before) ? entry : entry.with("body", body(entry, after)));
    }
    return owner.with("children", new Sequence(children));
  }

  private Struct body(Struct entry, MotionItem item) {
    Struct body = (Struct) entry.require("body");
    return item instanceof Track track
        ? body.with(MotionReader.KEYS, keys(schema, body.type(), track, rounding))
            .with("num_keys", new Scalar(track.rows()))
        : motion(body, (Motion) item).with("endframe", new Scalar(((Motion) item).endFrame()));
  }

  /** The keys of {@code track} as rows of {@code owner}, rounded to six decimals. */
  static Table keys(Schema schema, StructType owner, Track track) {
    return keys(schema, owner, track, MotionWriter::rounded);
  }

  private static Table keys(
      Schema schema, StructType owner, Track track, DoubleUnaryOperator rounding) {
    TableBuilder table =
        new TableBuilder(schema.layout(owner.field(MotionReader.KEYS)), track.rows());
    for (int row = 0; row < track.rows(); row++) {
      table.addRow();
      table.put(0, track.frame(row));
      double[] values = track.row(row);
      for (int i = 0; i < values.length; i++) {
        table.put(i + 1, Double.doubleToRawLongBits(rounding.applyAsDouble(values[i])));
      }
    }
    return table.build();
  }

  /** {@code value} with six decimals, as Mikoto writes it. */
  public static double rounded(double value) {
    double scaled = Math.rint(value * DECIMALS);
    return Math.abs(scaled) < MIN_INTEGER ? scaled / DECIMALS : value;
  }
}

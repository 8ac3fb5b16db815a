package dev.diptych.benchmarks.inner;

import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.derive.Allowance;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.bind.Binder;
import dev.diptych.text.print.TextPrinter;
import dev.diptych.text.rows.ReducedText;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextPath;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** The steps of the conversion of a recording of 4 MB. One operation is the whole recording. */
public class Steps {
  /** Binary: from bytes to tables, which are views. */
  @Benchmark
  public Result<Decoded> decode(Recorded take) {
    return take.codec.decode(Recorded.NAME, take.file, null);
  }

  /** Binary: from tables to bytes. */
  @Benchmark
  public Result<Encoded> encode(Recorded take) {
    return take.codec.encode(Recorded.NAME, take.decoded.root(), take.decoded.locations(), 0);
  }

  /** Binary: every number of one of the 377 curves that have keys, through its table. */
  @Benchmark
  public long column(Recorded take) {
    long sum = 0;
    for (int row = 0; row < take.column.rows(); row++) {
      sum += take.column.bits(row, 0) + take.column.bits(row, 1);
    }
    return sum;
  }

  /** Text: from tables to bytes. */
  @Benchmark
  public void print(Recorded take) throws IOException {
    new TextPrinter(take.shapes).print(take.document, OutputStream.nullOutputStream());
  }

  /** Text: from bytes to a tree whose runs of rows are only found, not read. */
  @Benchmark
  public SyntaxTree scan(Recorded take) {
    return Syntax.read(take.text, SyntaxOptions.DEFAULT);
  }

  /** Text: from the tree to tables. */
  @Benchmark
  public Result<Binder.BoundText> bind(Recorded take) {
    return Binder.bind(
        take.tree,
        ReducedText.unchanged(new byte[0]),
        List.of(),
        take.shapes,
        new Allowance(0, 1),
        null,
        true);
  }

  /** Text: from bytes to tables, with long runs of rows parsed separately, as the command does. */
  @Benchmark
  public Result<LocatedDocument> open(Recorded take) {
    return take.engine.openText(Recorded.NAME, take.text.bytes(), Selection.ANY);
  }

  /** Text: from bytes to tables, row by row. */
  @Benchmark
  public Result<LocatedDocument> openPlain(Recorded take) {
    return take.engine
        .reading(TextPath.PLAIN)
        .openText(Recorded.NAME, take.text.bytes(), Selection.ANY);
  }
}

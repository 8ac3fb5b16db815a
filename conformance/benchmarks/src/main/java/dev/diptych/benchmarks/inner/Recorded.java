package dev.diptych.benchmarks.inner;

import dev.diptych.benchmarks.data.KeyLayout;
import dev.diptych.benchmarks.data.RecordingFile;
import dev.diptych.benchmarks.data.Shape;
import dev.diptych.binary.Codec;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.formats.Catalog;
import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.print.TextPrinter;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A recording of 4 MB at every stage of the conversion. */
@State(Scope.Benchmark)
public class Recorded {
  static final String NAME = "take";
  static final int BYTES = 4_000_000;

  ByteBuffer file;
  Codec codec;
  Shapes shapes;
  Decoded decoded;
  Document document;
  Table column;
  Source text;
  SyntaxTree tree;
  final Engine engine = Engine.shipped();

  /** Runs the whole conversion once. */
  @Setup
  public void go() throws IOException {
    file = recording();
    Catalog catalog = Catalog.shipped();
    CatalogEntry entry = entry(catalog);
    Schema schema = catalog.schema(entry);
    codec = new PlanCodec(catalog.spec(entry), schema, 1, Integer.MAX_VALUE);
    shapes = new Shapes(schema);
    decoded = codec.decode(NAME, file, null).value().orElseThrow();
    document = new Document(schema, decoded.root());
    column = (Table) struct(struct(decoded.root(), "camera"), "position_x").get("keyframes");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new TextPrinter(shapes).print(document, bytes);
    text = new Source(NAME, bytes.toByteArray());
    tree = Syntax.read(text, SyntaxOptions.DEFAULT);
  }

  private static Struct struct(Struct parent, String id) {
    return (Struct) parent.get(id);
  }

  /** In direct memory, like a mapped file. */
  private static ByteBuffer recording() throws IOException {
    Path path = Files.createTempFile(NAME, ".bin");
    try {
      new RecordingFile(Shape.EVERYTHING, KeyLayout.SHIPPED, BYTES).write(path);
      byte[] bytes = Files.readAllBytes(path);
      return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    } finally {
      Files.delete(path);
    }
  }

  private static CatalogEntry entry(Catalog catalog) {
    return catalog.entries().stream()
        .filter(one -> one.file().equals("input_animation_1_1_shipped.json"))
        .findFirst()
        .orElseThrow();
  }
}

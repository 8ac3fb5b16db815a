package dev.diptych.text.print;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.document.Struct;
import dev.diptych.model.schema.Schema;
import dev.diptych.text.shape.Shapes;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.List;

/**
 * The content of one block, for reports: what its text has between the braces. It is no text of a
 * document.
 */
public final class BlockText {
  private final Schema schema;
  private final Struct struct;

  /**
   * The content of the block of a struct.
   *
   * @param schema its schema
   * @param struct the values
   */
  public BlockText(Schema schema, Struct struct) {
    this.schema = schema;
    this.struct = struct;
  }

  /** Its lines, without the indentation that all of them have; none if they cannot be printed. */
  public List<String> lines() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    LimitedOutput limited = new LimitedOutput(bytes, LimitedOutput.MAX_SIZE);
    TextOutput out = new TextOutput(limited, schema.style().indent(), "\n", false);
    try {
      new StructPrinter(new Shapes(schema), out).body(struct);
      out.finish();
    } catch (TextTooDeepException | UncheckedIOException e) {
      return List.of();
    } finally {
      out.cancel();
    }
    return bytes.toString(charset()).lines().toList();
  }

  private Charset charset() {
    String raw = schema.style().raw();
    return raw == null ? UTF_8 : Charset.forName(raw);
  }
}

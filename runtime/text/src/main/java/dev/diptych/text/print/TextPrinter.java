package dev.diptych.text.print;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Struct;
import dev.diptych.model.position.Offsets;
import dev.diptych.model.schema.FormatName;
import dev.diptych.text.shape.Shapes;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Prints documents. */
public final class TextPrinter {
  private final Shapes shapes;

  /** Creates a printer for documents of the schema of {@code shapes}. */
  public TextPrinter(Shapes shapes) {
    this.shapes = shapes;
  }

  /**
   * Prints {@code document} as canonical text in UTF-8.
   *
   * @param document the complete document
   * @param stream the output; it is not closed
   * @throws TextTooLongException if the text is too long to be parsed again
   * @throws IOException if the stream fails
   */
  public void print(Document document, OutputStream stream) throws IOException {
    print(document, stream, false);
  }

  /**
   * Prints {@code document}, and returns what is needed to verify that the text parses back to it.
   *
   * @param document the complete document
   * @param stream the output; it is not closed
   * @throws TextTooLongException if the text is too long to be parsed again
   * @throws IOException if the stream fails
   */
  public PrintedText printToProve(Document document, OutputStream stream) throws IOException {
    return Objects.requireNonNull(print(document, stream, true));
  }

  private @Nullable PrintedText print(Document document, OutputStream stream, boolean proving)
      throws IOException {
    KeptForm form = new KeptForm(document.schema().style(), document.root());
    String indent = document.schema().style().indent();
    OutputStream limited = new LimitedOutput(stream, LimitedOutput.MAX_SIZE);
    TextOutput out = new TextOutput(limited, indent, form.lineEnd(), proving);
    try {
      FormatName format = document.schema().format();
      out.line(format.title() + " Ver " + format.version());
      if (format.layout() != null) {
        out.line(FormatName.LAYOUT + " = " + format.layout());
      }
      Struct root = new Offsets(document.schema()).omit(document.root());
      new StructPrinter(shapes, out).body(root, form::determines);
      out.begin();
      out.buffer().putAscii("Eof");
      form.tail(out);
      return out.finish();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      out.cancel();
    }
  }
}

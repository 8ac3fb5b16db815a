package dev.diptych.text.print;

import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import dev.diptych.text.shape.Shapes;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Prints whole documents. */
public final class TextPrinter {
  private final Shapes shapes;

  /** A printer for documents of the schema of {@code shapes}. */
  public TextPrinter(Shapes shapes) {
    this.shapes = shapes;
  }

  /**
   * Prints {@code document} as canonical text, in UTF-8.
   *
   * @param document what to print, complete
   * @param stream where to; it is not closed
   * @throws TextTooLongException where it could not be read again
   * @throws IOException where the stream fails
   */
  public void print(Document document, OutputStream stream) throws IOException {
    print(document, stream, false);
  }

  /**
   * The same, and what is needed to prove that the text reads back as the document.
   *
   * @param document what to print, complete
   * @param stream where to; it is not closed
   * @throws TextTooLongException where it could not be read again
   * @throws IOException where the stream fails
   */
  public PrintedText printToProve(Document document, OutputStream stream) throws IOException {
    return print(document, stream, true);
  }

  private PrintedText print(Document document, OutputStream stream, boolean proving)
      throws IOException {
    TextForm form = new TextForm(document.schema().style(), document.root());
    String indent = document.schema().style().indent();
    OutputStream limited = new LimitedOutput(stream, LimitedOutput.MAX_SIZE);
    TextOutput out = new TextOutput(limited, indent, form.lineEnd(), proving);
    try {
      FormatName format = document.schema().format();
      out.line(format.title() + " Ver " + format.version());
      if (format.layout() != null) {
        out.line(FormatName.LAYOUT + " = " + format.layout());
      }
      new StructPrinter(shapes, out).body(document.root(), form::determines);
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

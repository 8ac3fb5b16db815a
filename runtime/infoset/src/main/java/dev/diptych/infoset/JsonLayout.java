package dev.diptych.infoset;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;

/** Formats JSON with one line per value and per row. */
final class JsonLayout implements DefaultPrettyPrinter.Indenter {
  private boolean flat;
  private boolean separate;

  PrettyPrinter printer() {
    Separators separators =
        Separators.createDefaultInstance()
            .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators).withObjectIndenter(this).withArrayIndenter(this);
  }

  /** Sets whether the following objects and lists stay on one line. */
  void flat(boolean stays) {
    flat = stays;
  }

  /** Starts an element of a list on its own line. */
  void element() {
    flat = true;
    separate = true;
  }

  @Override
  public void writeIndentation(JsonGenerator out, int level) throws IOException {
    if (!flat || separate) {
      separate = false;
      out.writeRaw('\n');
      out.writeRaw(" ".repeat(level));
    }
  }

  @Override
  public boolean isInline() {
    return flat;
  }
}

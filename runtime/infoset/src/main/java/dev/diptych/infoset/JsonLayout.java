package dev.diptych.infoset;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;

/** Lays JSON out so that a value stands in one line, and so does a row. */
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

  /** Whether what begins and ends from now on stays in its line. */
  void flat(boolean stays) {
    flat = stays;
  }

  /** The same for an element of a list that begins now, in a line of its own. */
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

package dev.diptych.text.print;

import dev.diptych.model.document.Arrangement;
import dev.diptych.model.document.Residue;
import dev.diptych.model.schema.StructType;
import dev.diptych.text.sink.ByteBuilder;

/** Prints residue. */
final class ResiduePrinter {
  private final TextOutput out;

  ResiduePrinter(TextOutput out) {
    this.out = out;
  }

  void print(StructType type, Residue residue) {
    if (residue.isEmpty()) {
      return;
    }
    out.open(Residue.NAME);
    Residue.Cut cut = residue.cut();
    if (cut != null) {
      if (!cut.reason().isEmpty()) {
        out.line("# " + cut.reason());
      }
      out.line("cut = " + type.field(cut.field()).attribute());
    }
    Arrangement arrangement = residue.arrangement();
    if (arrangement.order() != Arrangement.DEFAULT.order()) {
      out.line("order = " + arrangement.order().word());
    }
    if (arrangement.align() != Arrangement.DEFAULT.align()) {
      out.line("align = " + arrangement.align());
    }
    if (residue.slack() != 0) {
      out.line("slack = " + residue.slack());
    }
    if (residue.trailing().length() > 0) {
      out.begin();
      out.buffer().putAscii("trailing = ");
      out.bytes(residue.trailing().bytes());
      out.end();
    }
    residue.patches().forEach(this::patch);
    out.close();
  }

  private void patch(Residue.Patch patch) {
    ByteBuilder buffer = out.buffer();
    out.begin();
    buffer.putAscii(patch.offset() + " (");
    if (!patch.overZeros()) {
      out.bytes(patch.encoded().bytes());
      buffer.put((byte) ' ');
    }
    out.bytes(patch.actual().bytes());
    buffer.put((byte) ')');
    out.end();
  }
}

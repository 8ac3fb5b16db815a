package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Extent;
import dev.diptych.model.schema.Storage;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bytes that end fields and streams. */
final class Terminators {
  private static final byte[] NONE = {};

  private Terminators() {}

  /** The terminator that the value of {@code view} must not contain; empty if there is none. */
  static byte[] of(FieldView view) {
    Extent.Terminated ended = ended(view);
    return ended == null ? NONE : bytes(ended.terminator());
  }

  /** The terminator that is the end of the value of {@code view}; empty if there is none. */
  static byte[] included(FieldView view) {
    Extent.Terminated ended = ended(view);
    return ended == null || !ended.include() ? NONE : bytes(ended.terminator());
  }

  /** The bytes that the rest of the stream of {@code draft} must end with. */
  static byte[] ofStream(DraftStruct draft) {
    Storage.Terminator end = end(draft);
    return end != null && end.included() ? HexFormat.of().parseHex(end.hex()) : NONE;
  }

  private static Storage.@Nullable Terminator end(DraftStruct draft) {
    DraftStruct outer = draft.parent();
    if (outer == null || !draft.hasSubstream()) {
      return null;
    }
    Storage.Stream stream = draft.storage().stream();
    return stream == null ? null : stream.end();
  }

  /**
   * The terminator of the last field of {@code draft} that is not part of it, but must be there:
   * nothing else in its stream has it.
   */
  static byte[] behind(DraftStruct draft) {
    if (!draft.hasSubstream() || end(draft) != null) {
      return NONE;
    }
    FieldView last = null;
    for (FieldView each : draft.view().fields()) {
      boolean there = draft.get(each.field().id()) != null || each.field().derived();
      last = there && !each.field().storage().instance() ? each : last;
    }
    Extent.Terminated ended = last == null ? null : ended(last);
    return ended != null && !ended.include() && !ended.consume() && ended.required()
        ? bytes(ended.terminator())
        : NONE;
  }

  private static Extent.@Nullable Terminated ended(FieldView view) {
    Extent extent = view.node() == null ? null : view.node().type().extent();
    return extent instanceof Extent.Terminated ended ? ended : null;
  }

  private static byte[] bytes(List<Integer> values) {
    byte[] bytes = new byte[values.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = values.get(i).byteValue();
    }
    return bytes;
  }
}

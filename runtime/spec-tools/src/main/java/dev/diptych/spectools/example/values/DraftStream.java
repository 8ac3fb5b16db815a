package dev.diptych.spectools.example.values;

import dev.diptych.model.derive.Sizes;
import dev.diptych.model.schema.Storage.Place;

/** The stream of a struct under construction; it ends after the last value. */
record DraftStream(DraftStruct draft) {
  /** The value of the property {@code name} of a stream. */
  Object property(String name) {
    return switch (name) {
      case "pos" -> position(draft);
      case "size" -> size();
      case "eof" -> position(draft) >= size();
      default -> throw new UnknownValue(name);
    };
  }

  private long size() {
    DraftStruct holder = draft;
    while (!holder.hasSubstream()) {
      holder = holder.around();
    }
    if (holder.limit() < 0) {
      throw new UnknownValue("size");
    }
    return holder.limit();
  }

  private static long position(DraftStruct draft) {
    if (!draft.hasSubstream() && draft.storage().place() != Place.SEQUENCE) {
      throw new UnknownValue("pos");
    }
    long own = new Sizes().sequence(draft.freeze(false), draft.started());
    if (own == Sizes.UNKNOWN) {
      throw new UnknownValue("pos");
    }
    return draft.hasSubstream() ? own + draft.gaps() : own + position(draft.around());
  }
}

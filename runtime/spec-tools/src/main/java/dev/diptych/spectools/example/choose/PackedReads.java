package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.UnknownValue;
import org.jspecify.annotations.Nullable;

/** Makes packed structs long enough for the instances that read their streams. */
final class PackedReads {
  private PackedReads() {}

  /** Adds zeros to the packed structs that the instances of {@code draft} read, as far as known. */
  static void reach(DraftStruct draft, long max) {
    for (FieldView view : draft.view().fields()) {
      if (view.field().storage().place() == Place.ELSEWHERE) {
        DraftStruct host = host(draft, view);
        long end = end(draft, view);
        if (host != null && isPacked(host) && end > 0 && end <= max) {
          host.reach(end);
        }
      }
    }
  }

  private static boolean isPacked(DraftStruct host) {
    return host.parent() != null && host.storage().packed();
  }

  /** The struct whose stream {@code view} is read from, or null if that is unknown. */
  private static @Nullable DraftStruct host(DraftStruct draft, FieldView view) {
    Expr stream = Expression.treeOf(view.definition().stream());
    if (!(stream instanceof Expr.Attribute io) || !io.id().equals("_io")) {
      return null;
    }
    try {
      return Evaluator.in(draft).of(io.owner()) instanceof DraftStruct host ? host : null;
    } catch (UnknownValue e) {
      return null;
    }
  }

  /** Where {@code view} ends in the stream that it is read from; -1 if that is unknown. */
  private static long end(DraftStruct draft, FieldView view) {
    long size =
        view.field().type() instanceof Type.Numeric number
            ? number.kind().width()
            : Evaluator.bytes(draft, view.size());
    long position = Evaluator.bytes(draft, Expression.treeOf(view.definition().position()));
    return size < 0 || position < 0 ? -1 : position + size;
  }
}

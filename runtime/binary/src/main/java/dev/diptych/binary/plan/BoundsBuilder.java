package dev.diptych.binary.plan;

import dev.diptych.binary.expression.ExpressionPlan;
import dev.diptych.binary.expression.TextEncoding;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.ir.Extent;
import dev.diptych.ir.Transform;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds {@link Bounds} from the keys of a field. */
final class BoundsBuilder {
  private static final byte[] NONE = {};

  private final ExpressionPlan place;

  BoundsBuilder(ExpressionPlan place) {
    this.place = place;
  }

  /**
   * The bounds of a value.
   *
   * @param encoding its encoding, if it is a string: padding consists of its characters
   */
  Bounds of(Extent extent, @Nullable Transform transform, @Nullable TextEncoding encoding) {
    return new Bounds(end(extent), framed(Extent.frame(extent), encoding), process(transform));
  }

  private End end(Extent extent) {
    if (extent instanceof Extent.Terminated ended) {
      return new End.Terminated(
          bytes(ended.terminator()), ended.include(), ended.consume(), ended.required());
    }
    return extent instanceof Extent.Sized sized
        ? new End.Sized(new Quantity(place.of(sized.size()), sized.size()))
        : new End.Rest();
  }

  private static @Nullable Framed framed(
      Extent.@Nullable Frame frame, @Nullable TextEncoding encoding) {
    if (frame == null || !frame.present()) {
      return null;
    }
    byte[] terminator = bytes(frame.terminator());
    byte[] pad = pad(frame.pad(), encoding);
    // Padding that is the terminator, too, ends the value at its first character.
    boolean same = Arrays.equals(terminator, pad);
    return new Framed(
        terminator, frame.include(), same ? NONE : pad, pad.length == 0 ? new byte[1] : pad);
  }

  private static byte[] pad(@Nullable Integer pad, @Nullable TextEncoding encoding) {
    if (pad == null) {
      return NONE;
    }
    return encoding == null ? new byte[] {pad.byteValue()} : encoding.character(pad);
  }

  private @Nullable Processing process(@Nullable Transform transform) {
    if (transform == null) {
      return null;
    }
    if (transform.method() == Transform.Method.CUSTOM) {
      throw new UnsupportedExpressionException("process with code that is not part of the spec");
    }
    return new Processing(
        transform.method(), transform.key() == null ? null : place.of(transform.key()));
  }

  private static byte[] bytes(List<Integer> numbers) {
    byte[] bytes = new byte[numbers.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = numbers.get(i).byteValue();
    }
    return bytes;
  }
}

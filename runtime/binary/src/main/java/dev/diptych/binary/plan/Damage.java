package dev.diptych.binary.plan;

import dev.diptych.binary.Salvage;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps what is decoded of structs of a damaged file: those with a stream of their own, since what
 * is around them can go on behind that.
 */
final class Damage {
  private final Salvage salvage;
  private final List<Fault> faults = new ArrayList<>();
  private long more;

  /**
   * A field that cannot be decoded.
   *
   * @param owner the struct whose stream it is in
   * @param cause why
   * @param way the fields from the owner to it; empty if the owner has not begun one
   */
  record Fault(Slots owner, RejectedException cause, List<Trail.Step> way) {}

  Damage(Salvage salvage) {
    this.salvage = salvage;
  }

  /** The first faults, in the order of decoding. */
  List<Fault> faults() {
    return faults;
  }

  /** How many more there are. */
  long more() {
    return more;
  }

  /** Whether no value is kept. */
  boolean isTotal() {
    return salvage == Salvage.NONE;
  }

  /**
   * Keeps the values of a struct that are decoded; its stream is then where they end.
   *
   * @param owner a struct with a stream of its own
   * @return whether it is kept
   */
  boolean keep(Slots owner, RejectedException cause, Trail trail) {
    boolean root = owner.depth() == 0;
    boolean kept = root || (salvage == Salvage.STREAMS && owner.plan().inDocument());
    // Each level has an instance like the one that is too deep: nothing tells where they would end.
    if (!kept || owner.cut() < 0 || cause.code().equals(Run.TOO_DEEP)) {
      return false;
    }
    List<Trail.Step> way = trail.of(cause);
    owner.input().seek(end(owner.input(), way));
    if (faults.size() < Diagnostics.LIMIT) {
      faults.add(new Fault(owner, cause, List.copyOf(way)));
    } else {
      more++;
    }
    return true;
  }

  /** Where what is decoded ends in a stream. */
  private static int end(Input in, List<Trail.Step> way) {
    int end = 0;
    for (Trail.Step step : way) {
      if (step.in() != in) {
        break;
      }
      end = step.element() >= 0 ? step.elementStart() : step.start();
      if (step.at().part(step.slot()) instanceof Bytes rows) {
        end += rows.length();
      }
    }
    return end;
  }
}

package dev.diptych.binary.plan;

import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields around a value that cannot be decoded, found while its exception passes them. */
final class Trail {
  private final List<Step> steps = new ArrayList<>();
  private @Nullable RuntimeException thrown;
  private long element = -1;
  private int elementStart;
  private boolean inCase;

  /**
   * A field on the way.
   *
   * @param at its struct
   * @param slot its cell
   * @param in the stream that it is decoded from
   * @param start where it begins there
   * @param element which of its elements; -1 if it does not repeat or has not begun one
   * @param elementStart where the element begins
   * @param inCase whether the value is in a case of the field, and is no struct
   */
  record Step(
      Slots at, int slot, Input in, int start, long element, int elementStart, boolean inCase) {}

  /** Adds a field; called from the inner struct to the outer. */
  void field(RuntimeException e, Slots at, int slot, Input in, int start) {
    follow(e);
    steps.add(new Step(at, slot, in, start, element, elementStart, inCase));
    element = -1;
    inCase = false;
    if (e instanceof RejectedException rejected) {
      rejected.in(at.plan().id(slot), start);
    }
  }

  /** Notes that the value is in a case of the field that is added next, and is no struct. */
  void inCase(RuntimeException e) {
    follow(e);
    inCase = true;
  }

  /** Adds an element of the field that is added next. */
  void element(RuntimeException e, long number, int start) {
    follow(e);
    element = number;
    elementStart = start;
    if (e instanceof RejectedException rejected) {
      rejected.in("[" + number + "]", start);
    }
  }

  /** Forgets the way of an earlier exception, which an expression or a document does without. */
  private void follow(RuntimeException e) {
    if (e != thrown) {
      thrown = e;
      steps.clear();
      element = -1;
      inCase = false;
    }
  }

  /**
   * The fields around the value of {@code e}, from the outer struct to the inner, as far as they
   * are in documents. An instance that an expression needs can be anywhere in the file: the way
   * ends at the field with that expression.
   */
  List<Step> of(RuntimeException e) {
    List<Step> way = new ArrayList<>(e == thrown ? steps : List.of());
    way.removeIf(step -> !step.at().plan().inDocument());
    Collections.reverse(way);
    for (int i = 1; i < way.size(); i++) {
      if (!way.get(i).at().plan().sequential(way.get(i).slot())) {
        return way.subList(0, i);
      }
    }
    return way;
  }
}

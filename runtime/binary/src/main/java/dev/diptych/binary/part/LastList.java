package dev.diptych.binary.part;

import java.util.List;
import java.util.Map;

/**
 * A list that ends the files of a format, or the elements of the list around it.
 *
 * @param steps the fields that lead to it, from the root or from an element of the list around it:
 *     structs, then the list; each is the last field of its struct
 * @param counted whether fields before it give its number of elements; otherwise its stream does
 * @param exceptions structs that it may have and that require all of its elements, by name, with
 *     what requires it, as a sentence
 */
public record LastList(List<Step> steps, boolean counted, Map<String, String> exceptions) {
  public LastList {
    steps = List.copyOf(steps);
    exceptions = Map.copyOf(exceptions);
  }

  /**
   * A field that leads to a list, or the list.
   *
   * @param struct name of the struct with the field
   * @param field its index in the struct
   * @param sized whether it is a struct whose size is given
   */
  public record Step(String struct, int field, boolean sized) {}
}

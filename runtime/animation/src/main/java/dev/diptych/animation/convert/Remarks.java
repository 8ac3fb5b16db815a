package dev.diptych.animation.convert;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What could not be carried over, each said once, in the order in which it was found. */
final class Remarks {
  private final Set<String> remarks = new LinkedHashSet<>();

  void add(String sentence) {
    remarks.add(sentence);
  }

  List<String> list() {
    return new ArrayList<>(remarks);
  }
}

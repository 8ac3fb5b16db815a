package dev.diptych.animation.motion;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects remarks, each of them once. */
final class Remarks {
  private final Set<String> sentences = new LinkedHashSet<>();

  void add(String sentence) {
    sentences.add(sentence);
  }

  List<String> list() {
    return List.copyOf(sentences);
  }
}

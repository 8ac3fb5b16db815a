package dev.diptych.animation.motion;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects notes for the user in their order, without duplicates. */
public final class Notes {
  private final Set<String> sentences = new LinkedHashSet<>();

  /** Adds one sentence. */
  public void add(String sentence) {
    sentences.add(sentence);
  }

  /** All sentences. */
  public List<String> list() {
    return List.copyOf(sentences);
  }
}

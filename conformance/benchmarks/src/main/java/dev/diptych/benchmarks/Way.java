package dev.diptych.benchmarks;

/** The direction of a conversion. */
enum Way {
  TO_TEXT("binary → text"),
  TO_BINARY("text → binary"),
  NEITHER("");

  private final String words;

  Way(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }
}

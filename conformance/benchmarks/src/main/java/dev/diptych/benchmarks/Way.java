package dev.diptych.benchmarks;

/** From which face to which. */
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

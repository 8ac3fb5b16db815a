package dev.diptych.ir;

/** The text under a key {@code doc}. */
public final class DocText {
  private DocText() {}

  /** The lines of {@code doc} in one, without blank ones. */
  public static String oneLine(String doc) {
    StringBuilder all = new StringBuilder();
    for (String line : doc.split("\n", -1)) {
      all.append(all.isEmpty() || line.isBlank() ? "" : " ").append(line.strip());
    }
    return all.toString();
  }
}

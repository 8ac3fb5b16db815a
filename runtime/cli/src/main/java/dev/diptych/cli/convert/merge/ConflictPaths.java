package dev.diptych.cli.convert.merge;

import java.util.List;

/** Names conflicts on one line. */
public final class ConflictPaths {
  private static final int MAX_SHOWN = 5;

  private ConflictPaths() {}

  /**
   * How many conflicts there are, and the paths of the first: {@code 1 conflict: Rooms[0].name}.
   */
  public static String of(List<String> paths) {
    String count = paths.size() == 1 ? "1 conflict" : paths.size() + " conflicts";
    String shown = String.join(", ", paths.subList(0, Math.min(MAX_SHOWN, paths.size())));
    return count + ": " + shown + (paths.size() > MAX_SHOWN ? ", …" : "");
  }
}

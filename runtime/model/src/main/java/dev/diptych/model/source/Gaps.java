package dev.diptych.model.source;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The places in a source where text is missing. Their sums are computed when first asked for. */
final class Gaps {
  static final Gaps NONE = new Gaps(List.of());

  private final List<Source.Gap> gaps;
  private int @Nullable [] bytes;
  private int @Nullable [] lines;

  /**
   * @param gaps in ascending order
   */
  Gaps(List<Source.Gap> gaps) {
    this.gaps = List.copyOf(gaps);
  }

  /** Number of gaps up to an offset. */
  int upTo(int offset) {
    int low = 0;
    int high = gaps.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (gaps.get(middle).at() <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Number of bytes that are missing in the first gaps. */
  synchronized int bytes(int count) {
    if (bytes == null) {
      bytes = new int[gaps.size() + 1];
      for (int i = 0; i < gaps.size(); i++) {
        bytes[i + 1] = bytes[i] + gaps.get(i).bytes();
      }
    }
    return bytes[count];
  }

  /** Number of lines that are missing in the first gaps. */
  synchronized int lines(int count) {
    if (lines == null) {
      lines = new int[gaps.size() + 1];
      for (int i = 0; i < gaps.size(); i++) {
        lines[i + 1] = lines[i] + gaps.get(i).lines().getAsInt();
      }
    }
    return lines[count];
  }

  /** Number of gaps. */
  int size() {
    return gaps.size();
  }

  /** The offset of the first byte after a gap. */
  int at(int gap) {
    return gaps.get(gap).at();
  }
}

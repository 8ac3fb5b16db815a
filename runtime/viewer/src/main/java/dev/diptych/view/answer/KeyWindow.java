package dev.diptych.view.answer;

import dev.diptych.family.scene.Track;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The keys that a page needs to evaluate tracks from one time to another: those between, one before
 * and one after, and one more on each side for the shape of splines. Tracks that repeat their keys
 * are unrolled, so that the page needs no rule for them.
 *
 * <p>The bytes, little-endian: the number of tracks and 0, u4 each; for each track its number, its
 * number of keys, the index of the first one (-1 if the keys are repeated) and the numbers per key,
 * u4 each; the times of all keys, f8; the numbers of all keys, f4. In a segment with a slope of
 * infinity the value of its first key holds, with one of minus infinity that of its second key.
 *
 * @param from in seconds
 * @param to in seconds
 */
record KeyWindow(double from, double to) {
  private static final int HEAD = 8;
  private static final int TRACK = 16;

  /** The keys of {@code tracks}, which are numbered in their order. */
  byte[] of(List<Track> tracks) {
    return of(tracks, IntStream.range(0, tracks.size()).toArray());
  }

  /**
   * The keys of some of {@code all} tracks.
   *
   * @param wanted their numbers
   */
  byte[] of(List<Track> all, int[] wanted) {
    List<Track> tracks = Arrays.stream(wanted).mapToObj(all::get).toList();
    List<KeySpan> spans = new ArrayList<>(tracks.size());
    long keys = 0;
    long numbers = 0;
    for (Track track : tracks) {
      KeySpan span = KeySpan.of(track, from, to);
      spans.add(span);
      keys += span.size();
      numbers += (long) span.size() * track.numbers();
    }
    long size = HEAD + (long) TRACK * tracks.size() + Double.BYTES * keys + Float.BYTES * numbers;
    if (size > Integer.MAX_VALUE - HEAD) {
      throw new IllegalArgumentException("too many keys at once");
    }
    ByteBuffer out = ByteBuffer.allocate((int) size).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(tracks.size()).putInt(0);
    for (int i = 0; i < spans.size(); i++) {
      KeySpan span = spans.get(i);
      out.putInt(wanted[i])
          .putInt(span.size())
          .putInt(span.first())
          .putInt(tracks.get(i).numbers());
    }
    spans.forEach(span -> span.times(out));
    spans.forEach(span -> span.numbers(out));
    return out.array();
  }
}

package dev.diptych.cli.view;

import dev.diptych.cli.session.UsageException;
import dev.diptych.view.render.FrameTimes;
import dev.diptych.view.render.Shot;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Which frames are drawn, and how large. */
public final class FrameOptions {
  private static final int DEFAULT_FRAMES = 12;
  private static final int DEFAULT_COLUMNS = 4;
  private static final double DEFAULT_RATE = 20;
  private static final double MAX_RATE = 50;
  private static final String GIF_SIZE = "320x240";

  /** What is looked at is large enough to tell its parts, also if there are two. */
  private static final String SHEET_SIZE = "480x360";

  private static final int MIN_SIDE = 16;
  private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

  @Option(
      names = "--frames",
      paramLabel = "N",
      description =
          "The number of frames, at the same distance; the default is 12 for a sheet, of which some"
              + " show the times for which something is expected.")
  private @Nullable Integer frames;

  @Option(
      names = "--every",
      paramLabel = "T",
      converter = Seconds.class,
      description = "The time between two frames; the default of a GIF is 1/20 s.")
  private @Nullable Double every;

  @Option(
      names = "--from",
      paramLabel = "T",
      converter = Seconds.class,
      description = "The time of the first frame, such as 1.5s; the start is the default.")
  private @Nullable Double from;

  @Option(
      names = "--to",
      paramLabel = "T",
      converter = Seconds.class,
      description = "The time of the last frame; the end is the default.")
  private @Nullable Double to;

  @Option(
      names = "--fps",
      paramLabel = "N",
      description =
          "Frames per second of a GIF, up to 50. With --frames or --every it sets the speed, which"
              + " else is that of the file.")
  private @Nullable Double rate;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description =
          "The size of a frame in pixels, 16 to 2048 each; the default is 480x360 for a sheet, and"
              + " 320x240 for a GIF.")
  private @Nullable String size;

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "Frames in a row of a sheet; the default is 4.")
  private @Nullable Integer columns;

  @Option(
      names = "--view",
      paramLabel = "VIEW",
      description = "From where: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE}.")
  private Shot.View view = Shot.View.ORBIT;

  @Option(names = "--beside", description = "Draw several files side by side, not overlaid.")
  private boolean beside;

  /** Parses times: seconds, or milliseconds with a unit. */
  static final class Seconds implements ITypeConverter<Double> {
    private static final Pattern FORM = Pattern.compile("(-?\\d{1,9}(?:\\.\\d{1,9})?)(s|ms)?");
    private static final double MILLI = 1e-3;

    @Override
    public Double convert(String text) {
      Matcher matcher = FORM.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException("'%s' is no time, such as 1.5s or 200ms".formatted(text));
      }
      double number = Double.parseDouble(matcher.group(1));
      return "ms".equals(matcher.group(2)) ? number * MILLI : number;
    }
  }

  /** The view. */
  Shot.View view() {
    return view;
  }

  /** Rejects values that are wrong for any file. */
  void check(boolean gif) {
    require(frames == null || every == null, "--frames and --every exclude each other");
    require(
        frames == null || (frames >= 1 && frames <= FrameTimes.MAX_FRAMES),
        "--frames must be from 1 to " + FrameTimes.MAX_FRAMES);
    require(every == null || every > 0, "--every must be more than 0");
    require(rate == null || (rate > 0 && rate <= MAX_RATE), "--fps must be above 0, up to 50");
    require(rate == null || gif, "--fps requires a GIF");
    require(columns == null || !gif, "--columns requires a PNG");
    require(columns == null || columns >= 1, "--columns must be at least 1");
    require(from == null || to == null || from <= to, "--from must not be after --to");
    dimensions(gif);
  }

  private static void require(boolean holds, String message) {
    if (!holds) {
      throw new UsageException(message);
    }
  }

  private int[] dimensions(boolean gif) {
    Matcher matcher = SIZE.matcher(size != null ? size : gif ? GIF_SIZE : SHEET_SIZE);
    require(matcher.matches(), "--size must be a width and a height, such as 320x240");
    int[] sides = {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))};
    for (int side : sides) {
      require(side >= MIN_SIDE && side <= Shot.MAX_SIDE, "--size must be 16 to 2048 each");
    }
    return sides;
  }

  /**
   * The frames of what moves from {@code start} to {@code end}; if there would be more of them than
   * the limit, one more than the limit.
   *
   * @param moments what a sheet shows, if no option chooses its frames
   * @param focus the names of what is in view; none for what moves
   * @param label the height of what is below a frame; 0 for the frames of a GIF
   */
  Shot shot(double start, double end, List<Double> moments, List<String> focus, int label) {
    boolean gif = label == 0;
    double first = from == null ? start : from;
    double last = to == null ? end : to;
    require(first <= end, "--from is after the end, which is at %.3f s".formatted(end));
    require(last >= start, "--to is before the start, which is at %.3f s".formatted(start));
    first = Math.max(start, first);
    last = Math.max(first, Math.min(end, last));
    int[] sides = dimensions(gif);
    boolean chosen = gif || frames != null || every != null;
    List<Double> times = times(first, last, gif);
    List<Double> shown = chosen ? times : FrameTimes.showing(times, moments);
    return new Shot(shown, sides[0], sides[1], view, focus, beside, label);
  }

  private List<Double> times(double first, double last, boolean gif) {
    if (every == null && (frames != null || !gif)) {
      int count = frames != null ? frames : first < last ? DEFAULT_FRAMES : 1;
      return FrameTimes.count(first, last, count);
    }
    return FrameTimes.every(first, last, every != null ? every : 1 / rate());
  }

  private double rate() {
    return rate == null ? DEFAULT_RATE : rate;
  }

  /** How long a GIF shows each frame of a shot, in seconds: as long as in the file, or --fps. */
  double delay(Shot shot) {
    List<Double> times = shot.times();
    if (rate != null || times.size() < 2) {
      return 1 / rate();
    }
    return every != null
        ? every
        : (times.get(times.size() - 1) - times.get(0)) / (times.size() - 1);
  }

  /** Frames in a row of a sheet. */
  int columns(Shot shot) {
    return Math.min(columns == null ? DEFAULT_COLUMNS : columns, shot.times().size());
  }
}

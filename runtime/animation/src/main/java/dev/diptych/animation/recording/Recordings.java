package dev.diptych.animation.recording;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.family.Extracted;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import java.util.function.Function;

/** Reads and writes recordings of hands. */
public final class Recordings {
  private final RecordingCodec codec;

  private Recordings(RecordingCodec codec) {
    this.codec = codec;
  }

  /**
   * Reads and writes files of a format.
   *
   * @param limit how many times the default work and memory a file may cost
   */
  public static Recordings of(RecordingFormat format, int limit) {
    return new Recordings(
        switch (format) {
          case HANDSBIN -> new BinaryRecording(Handsbin.one(), limit);
          case HANDSBIN2 -> new BinaryRecording(Handsbin.two(), limit);
          case HL2SS -> new BinaryRecording(new SpatialInput(), limit);
          case IWER -> new IwerRecording();
        });
  }

  /**
   * An input animation of a recording.
   *
   * @param name the name of the file, for messages
   * @param bytes all of it
   * @param parse makes the document of a plain text
   * @return the errors in the recording, if it has any
   */
  public Result<Converted> read(String name, byte[] bytes, Function<String, Document> parse) {
    return codec
        .read(name, bytes)
        .map(
            take ->
                new Converted(
                    TakeDocument.of(take, parse.apply(TakeDocument.empty(take))), take.notes()));
  }

  /**
   * A recording of an input animation.
   *
   * @param rate frames per second; 0 for a frame at each time of a key
   * @param name the name of the recording, if the format has one
   * @throws IllegalArgumentException with one sentence if it cannot be a recording
   */
  public Extracted write(InputAnimation animation, double rate, String name) {
    TakeReader.Read read = TakeReader.of(animation, rate, codec.parts());
    return codec.write(read.take(), name).with(read.lost(), read.take().notes());
  }
}

package dev.diptych.animation.recording;

import com.fasterxml.jackson.core.JsonLocation;
import dev.diptych.animation.json.JsonCursor;
import dev.diptych.animation.json.JsonException;
import dev.diptych.family.Extracted;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of the action recorder of the Immersive Web Emulation Runtime: in the right-handed axes
 * of WebXR, in metres and milliseconds, rounded to three decimals. Joints are relative to the
 * target ray of their hand; rays and the viewer are in the world.
 */
final class IwerRecording implements RecordingCodec {
  private static final String HELP =
      "a recording of the Immersive Web Emulation Runtime is the JSON object with \"schema\" and"
          + " \"frames\" that its ActionRecorder logs";

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.HEAD, Part.PINCHES);
  }

  @Override
  public Result<Take> read(String name, byte[] bytes) {
    try {
      return Result.of(take(bytes), List.of());
    } catch (JsonException e) {
      Location place = new Location.InText(new Source(name, bytes), Span.at(e.offset()));
      return Result.failed(
          Diagnostic.error(RecordingException.CODE, place, String.valueOf(e.getMessage()), HELP));
    }
  }

  /** Reads twice: the schema, which may be after the frames, and then the frames. */
  private static Take take(byte[] bytes) throws JsonException {
    JsonCursor first = new JsonCursor(bytes);
    Members<Map<Integer, IwerSource>> schema = new Members<>(first, "schema");
    Map<Integer, IwerSource> sources = schema.read(() -> IwerSchema.read(first));
    JsonCursor second = new JsonCursor(bytes);
    return new Members<Take>(second, "frames").read(() -> new IwerFrames(second, sources).read());
  }

  /** Reads one value of JSON. */
  @FunctionalInterface
  private interface Step<T> {
    T read() throws JsonException;
  }

  /** The recording as an object, of which one member counts. */
  private static final class Members<T> {
    private final JsonCursor cursor;
    private final String wanted;
    private @Nullable T found;

    Members(JsonCursor cursor, String wanted) {
      this.cursor = cursor;
      this.wanted = wanted;
    }

    T read(Step<T> step) throws JsonException {
      JsonLocation start = cursor.place();
      cursor.object("a recording", name -> member(name, step));
      cursor.end();
      if (found == null) {
        throw cursor.error("the recording has no \"%s\"".formatted(wanted), start);
      }
      return found;
    }

    private void member(String name, Step<T> step) throws JsonException {
      JsonLocation at = cursor.place();
      if (!name.equals(wanted)) {
        cursor.skip();
      } else if (found == null) {
        found = step.read();
      } else {
        throw cursor.error("the recording has \"%s\" twice".formatted(wanted), at);
      }
    }
  }

  @Override
  public Extracted write(Take take, String name) {
    return Extracted.bytes(IwerWriter.write(take));
  }
}

package dev.diptych.animation.recording;

import com.fasterxml.jackson.core.JsonLocation;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.json.JsonCursor;
import dev.diptych.animation.json.JsonException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the schema of a WebXR recording: its input sources. */
final class IwerSchema {
  private static final int MAX_SOURCES = 1000;

  /** More buttons or axes than any gamepad has. */
  private static final int MAX_CONTROLS = 1000;

  private static final int MAX_NAME = 40;

  private final JsonCursor cursor;
  private final Map<Integer, IwerSource> sources = new HashMap<>();

  private IwerSchema(JsonCursor cursor) {
    this.cursor = cursor;
  }

  /** The input sources by their number. */
  static Map<Integer, IwerSource> read(JsonCursor cursor) throws JsonException {
    IwerSchema schema = new IwerSchema(cursor);
    cursor.array("schema", element -> schema.entry());
    return schema.sources;
  }

  private void entry() throws JsonException {
    JsonLocation start = cursor.place();
    cursor.enter("an entry of the schema");
    int number = cursor.count("the number of an input source", MAX_SOURCES);
    IwerSource source = new Members(cursor).read();
    cursor.leave("an entry of the schema has a number and an object, but here is more");
    if (sources.put(number, source) != null) {
      throw cursor.error("the schema has the input source %d twice".formatted(number), start);
    }
  }

  /** The members of an input source that count. */
  private static final class Members {
    private final JsonCursor cursor;
    private String handedness = "none";
    private boolean hasGrip;
    private boolean hasHand;
    private boolean hasGamepad;
    private List<Joint> joints = List.of();
    private int buttons;
    private int axes;

    Members(JsonCursor cursor) {
      this.cursor = cursor;
    }

    IwerSource read() throws JsonException {
      JsonLocation start = cursor.place();
      cursor.object("an input source", this::member);
      if (hasHand && joints.isEmpty()) {
        throw cursor.error("a source with hasHand has the array jointSequence", start);
      }
      return new IwerSource(
          handedness, hasGrip, hasHand ? joints : List.of(), hasGamepad ? buttons : -1, axes);
    }

    private void member(String name) throws JsonException {
      switch (name) {
        case "handedness" -> handedness = cursor.string(name);
        case "hasGrip" -> hasGrip = cursor.truth(name);
        case "hasHand" -> hasHand = cursor.truth(name);
        case "hasGamepad" -> hasGamepad = cursor.truth(name);
        case "jointSequence" -> joints = joints();
        case "numButtons" -> buttons = cursor.count(name, MAX_CONTROLS);
        case "numAxes" -> axes = cursor.count(name, MAX_CONTROLS);
        default -> cursor.skip();
      }
    }

    private List<Joint> joints() throws JsonException {
      JsonLocation start = cursor.place();
      List<Joint> found = new ArrayList<>();
      cursor.array("jointSequence", element -> found.add(joint(found)));
      if (found.size() != WebXrHand.COUNT) {
        throw cursor.error(
            "jointSequence has the %d joints of WebXR, not %d"
                .formatted(WebXrHand.COUNT, found.size()),
            start);
      }
      return found;
    }

    private Joint joint(List<Joint> before) throws JsonException {
      JsonLocation start = cursor.place();
      String name = cursor.string("a joint");
      Optional<Joint> joint = WebXrHand.named(name);
      if (joint.isEmpty()) {
        String shown = name.substring(0, Math.min(MAX_NAME, name.length()));
        throw cursor.error("WebXR has no joint '%s'".formatted(shown), start);
      }
      if (before.contains(joint.get())) {
        throw cursor.error("jointSequence has %s twice".formatted(name), start);
      }
      return joint.get();
    }
  }
}

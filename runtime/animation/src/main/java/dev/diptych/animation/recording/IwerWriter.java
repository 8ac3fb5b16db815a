package dev.diptych.animation.recording;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes a WebXR recording. An input animation has no target rays: that of a hand begins at the
 * knuckle of its index finger and has the rotation of its wrist.
 */
final class IwerWriter {
  private static final JsonFactory FACTORY = new JsonFactory();

  /** Of a metre, and of rotations: less than the steps of {@link Places}. */
  private static final double DECIMALS = 1e10;

  private static final double MILLISECONDS = 1000;
  private static final int TIME_DECIMALS = 9;

  private final Take take;
  private final JsonGenerator json;

  private IwerWriter(Take take, JsonGenerator json) {
    this.take = take;
    this.json = json;
  }

  /** The bytes of the file. */
  static byte[] write(Take take) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      new IwerWriter(take, json).write();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private void write() throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("schema");
    for (TakenHand hand : take.hands()) {
      if (hand.isEverThere()) {
        source(hand);
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("frames");
    float first = take.frames() == 0 ? 0 : take.times().at(0);
    if (first > 0) {
      json.writeStartArray();
      json.writeNumber(0);
      pose(head(0));
      json.writeEndArray();
    }
    for (int frame = 0; frame < take.frames(); frame++) {
      frame(frame, Math.min(0, first));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void source(TakenHand hand) throws IOException {
    json.writeStartArray();
    json.writeNumber(hand == take.left() ? 0 : 1);
    json.writeStartObject();
    json.writeStringField("handedness", hand == take.left() ? "left" : "right");
    json.writeStringField("targetRayMode", "tracked-pointer");
    json.writeArrayFieldStart("profiles");
    json.writeString("generic-hand-select");
    json.writeString("generic-hand");
    json.writeEndArray();
    json.writeBooleanField("hasGrip", false);
    json.writeBooleanField("hasHand", true);
    json.writeArrayFieldStart("jointSequence");
    for (Joint joint : WebXrHand.joints()) {
      json.writeString(WebXrHand.name(joint));
    }
    json.writeEndArray();
    json.writeBooleanField("hasGamepad", true);
    // Of this mapping, the first button selects.
    json.writeStringField("mapping", "xr-standard");
    json.writeNumberField("numButtons", 1);
    json.writeNumberField("numAxes", 0);
    json.writeEndObject();
    json.writeEndArray();
  }

  private void frame(int frame, double start) throws IOException {
    json.writeStartArray();
    number(milliseconds(take.times().at(frame) - start));
    pose(head(frame));
    for (TakenHand hand : take.hands()) {
      if (hand.isThere(frame)) {
        hand(hand, frame);
      }
    }
    json.writeEndArray();
  }

  /** A time with as few decimals as give the same float again. */
  private static double milliseconds(double seconds) {
    double exact = seconds * MILLISECONDS;
    double tens = 1;
    for (int decimals = 0; decimals <= TIME_DECIMALS; decimals++) {
      double rounded = Math.rint(exact * tens) / tens;
      if ((float) (rounded / MILLISECONDS) == (float) seconds) {
        return rounded;
      }
      tens *= 10;
    }
    return exact;
  }

  private Transform head(int frame) {
    Rows head = take.head();
    return head == null ? Transform.IDENTITY : Places.webXr(head.row(frame));
  }

  private void hand(TakenHand hand, int frame) throws IOException {
    json.writeStartArray();
    json.writeNumber(hand == take.left() ? 0 : 1);
    Transform knuckle = pose(hand, Joint.INDEX_KNUCKLE, frame);
    Transform wrist = pose(hand, Joint.WRIST, frame);
    Transform ray = rounded(new Transform(knuckle.position(), wrist.rotation().unit()));
    pose(ray);
    json.writeStartArray();
    Transform back = new Transform(ray.position(), ray.rotation().unit()).inverse();
    for (Joint joint : WebXrHand.joints()) {
      pose(back.times(pose(hand, joint, frame)));
      // An input animation has no radii.
      json.writeNumber(0);
    }
    json.writeEndArray();
    int pinches = hand.isPinching(frame) ? 1 : 0;
    json.writeStartArray();
    json.writeStartArray();
    for (int number = 0; number < 3; number++) {
      json.writeNumber(pinches);
    }
    json.writeEndArray();
    json.writeEndArray();
    json.writeEndArray();
  }

  private static Transform pose(TakenHand hand, Joint joint, int frame) {
    return Places.webXr(hand.joint(joint).row(frame));
  }

  private static Transform rounded(Transform pose) {
    Vector at = pose.position();
    Quaternion turn = pose.rotation();
    return new Transform(
        new Vector(rounded(at.x()), rounded(at.y()), rounded(at.z())),
        new Quaternion(rounded(turn.x()), rounded(turn.y()), rounded(turn.z()), rounded(turn.w())));
  }

  private static double rounded(double number) {
    return Math.rint(number * DECIMALS) / DECIMALS;
  }

  private void pose(Transform pose) throws IOException {
    for (double number : pose.position().toArray()) {
      number(rounded(number));
    }
    for (double number : pose.rotation().toArray()) {
      number(rounded(number));
    }
  }

  private void number(double number) throws IOException {
    if (number == Math.rint(number)) {
      json.writeNumber((long) number);
    } else {
      json.writeNumber(number);
    }
  }
}

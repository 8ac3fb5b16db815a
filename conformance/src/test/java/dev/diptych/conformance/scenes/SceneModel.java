package dev.diptych.conformance.scenes;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.playback.Playback;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A scene, evaluated without any code of the product. */
final class SceneModel {
  /** Times of rows that jump. */
  final TreeSet<Double> jumps = new TreeSet<>();

  private final Map<String, PropModel> props = new LinkedHashMap<>();
  private final Map<String, HandModel> hands = new TreeMap<>();
  private final Map<String, Axes> spaces = new TreeMap<>();
  private final Animation played;
  private final boolean ofPlayed;
  private LookModel camera;
  private LookModel gaze;
  private TakeModel take;

  /**
   * A scene.
   *
   * @param text its text
   * @param played what it compiles to, for the shapes of hands
   * @param ofPlayed whether camera and hands are as they are played, so that only props are
   *     evaluated
   */
  SceneModel(String text, Animation played, boolean ofPlayed) {
    this.played = played;
    this.ofPlayed = ofPlayed;
    Block root = SceneParser.parse(text);
    for (Block block : root.children("prop")) {
      props.put(block.about, new PropModel(this, block));
    }
    Block both = root.child("Hands").orElse(new Block("", ""));
    for (Block hand : both.blocks) {
      hands.put(hand.name, new HandModel(hand.name, shape(hand.name)));
    }
    camera = new LookModel(this, root.child("Camera").orElse(null), null);
    gaze = root.child("EyeGaze").map(each -> new LookModel(this, each, camera)).orElse(null);
    // A mirrored hand needs the other one first.
    both.blocks.stream()
        .filter(each -> each.word("mirror") == null)
        .forEach(each -> hand(each.name).read(this, each));
    both.blocks.stream()
        .filter(each -> each.word("mirror") != null)
        .forEach(each -> hand(each.name).read(this, each));
    for (Block block : root.children("prop")) {
      Object like = block.settings.get("like");
      Block other =
          root.children("prop").stream()
              .filter(each -> each.about.equals(like))
              .findFirst()
              .orElse(null);
      props.get(block.about).read(other);
    }
    take = root.child("take").map(each -> new TakeModel(this, each)).orElse(null);
  }

  PlayedHand shape(String side) {
    return new PlayedHand(side.equals("Left") ? played.jointsLeft() : played.jointsRight());
  }

  HandModel hand(String side) {
    return hands.get(side);
  }

  Map<String, HandModel> hands() {
    return hands;
  }

  /** What plays camera and hands; null if rows move them. */
  TakeModel take() {
    return take;
  }

  LookModel camera() {
    return camera;
  }

  LookModel gaze() {
    return gaze;
  }

  private Axes head() {
    return ofPlayed
        ? Axes.of(
            t -> Playback.position(played.camera(), t),
            t -> Turns.unit(Playback.rotation(played.camera(), t)))
        : Axes.of(t -> camera.origin(t), t -> camera.rotation(t));
  }

  Axes body() {
    Axes own = props.get("Body");
    return own != null
        ? own
        : spaces.computeIfAbsent(
            "Body",
            name -> {
              Axes head = head();
              return Axes.of(head::origin, t -> Turns.heading(head.rotation(t)));
            });
  }

  /** The space with a name; the same object for the same name. */
  Axes find(String name) {
    if (props.containsKey(name)) {
      return props.get(name);
    }
    return switch (name) {
      case "World" -> Axes.WORLD;
      case "Body" -> body();
      case "EyeGaze" -> gaze;
      default -> {
        Axes known = spaces.get(name);
        if (known == null) {
          known = name.equals("Head") ? head() : part(name);
          spaces.put(name, known);
        }
        yield known;
      }
    };
  }

  private Axes part(String name) {
    String owner = name.substring(0, name.indexOf('.'));
    String part = name.substring(name.indexOf('.') + 1);
    if (props.containsKey(owner)) {
      return props.get(owner).face(part);
    }
    HandModel hand = hands.get(owner);
    PlayedHand shape = shape(owner);
    String turned = part.equals(PlayedHand.PINCH) ? "Palm" : part;
    return ofPlayed
        ? Axes.of(t -> shape.place(part, t), t -> shape.turn(part, t))
        : Axes.of(t -> hand.joint(part, t), t -> hand.jointTurn(turned, t));
  }
}

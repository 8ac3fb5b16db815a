package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.hand.Body;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** The spaces of a text by their names: the room, the head, hands, props and their faces. */
public final class Stage {
  private static final String UP = "up";
  private static final String BODY = "Body";

  private final Arguments arguments;
  private final Actors actors;
  private final Evaluation evaluation;
  private final Map<String, Prop> props = new LinkedHashMap<>();
  private final Map<String, Space> spaces = new HashMap<>();
  private final Set<String> reported = new HashSet<>();
  private final List<Value.Word> faces = new ArrayList<>();
  private boolean isUsed;

  /** A space with a function. */
  private record Named(String name, Node<Transform> node) implements Space {
    @Override
    public Transform at(double time) {
      return node.at(time);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }
  }

  /**
   * A face of a prop: its middle, with the rotation of the prop.
   *
   * @param prop the prop
   * @param face which of its faces
   */
  record FaceSpace(Prop prop, Face face) implements Space {
    @Override
    public String name() {
      return prop.name() + "." + face.label();
    }

    @Override
    public Transform at(double time) {
      Transform place = prop.at(time);
      Vector half = prop.shape().half();
      Vector out = face.outward();
      Vector middle = new Vector(out.x() * half.x(), out.y() * half.y(), out.z() * half.z());
      return new Transform(place.apply(middle), place.rotation());
    }

    @Override
    public Quaternion rotation(double time) {
      return prop.rotation(time);
    }

    @Override
    public boolean isStill() {
      return prop.isStill();
    }
  }

  /**
   * A stage without props.
   *
   * @param arguments receives errors
   * @param actors what moves in the animation
   */
  public Stage(Arguments arguments, Actors actors) {
    this.arguments = arguments;
    this.actors = actors;
    this.evaluation = actors.evaluation();
  }

  /** Whether the text has props, or places in spaces other than the world. */
  public boolean isUsed() {
    return isUsed || !props.isEmpty();
  }

  Evaluation evaluation() {
    return evaluation;
  }

  /** The props in the order of the text. */
  public Collection<Prop> props() {
    return props.values();
  }

  /** The prop that a space is, or of which it is a face; null if it is neither. */
  public static @Nullable Prop prop(Space space) {
    if (space instanceof Prop prop) {
      return prop;
    }
    return space instanceof FaceSpace face ? face.prop() : null;
  }

  /** Adds a prop; of two with one name, the later one counts. */
  void add(Prop prop) {
    props.remove(prop.name());
    props.put(prop.name(), prop);
  }

  @Nullable Prop prop(String name) {
    return props.get(name);
  }

  /** What moves in the animation. */
  public Actors actors() {
    return actors;
  }

  /** The space of the body: the place of the head, and its heading. */
  public Space body() {
    isUsed = true;
    Prop own = props.get(BODY);
    return own != null ? own : spaces.computeIfAbsent(BODY, name -> named(name, this::body));
  }

  private Transform body(double time) {
    Transform head = actors.head(time);
    Quaternion heading =
        Body.heading(head.rotation())
            .orElseThrow(
                () ->
                    new PlaceException(
                        "bad-argument",
                        "the head is upside down, so that the body has no heading",
                        "define a prop Body: prop Body { at (0 1.6m 0) }"));
    return new Transform(head.position(), heading);
  }

  private Space named(String name, DoubleFunction<Transform> function) {
    return new Named(name, new Node<>("", evaluation, function));
  }

  /** The space that a word names; after an error, the world. */
  public Space find(Value.Word word) {
    Space found = find(word.text());
    isUsed |= found != Space.WORLD;
    if (found == null) {
      reportUnknown(word, List.of());
    } else if (found instanceof FaceSpace) {
      faces.add(word);
    }
    return found == null ? Space.WORLD : found;
  }

  /** Reports faces of props that have none; after the props are read. */
  public void checkFaces() {
    faces.forEach(this::checkFace);
  }

  /** Reports a name if it is that of a face of a prop without a solid. */
  public void checkFace(Value.Word word) {
    if (find(word.text()) instanceof FaceSpace face
        && face.prop().shape() == Shape.POINT
        && reported.add(face.prop().name())) {
      String name = face.prop().name();
      String message = "'" + name + "' has no solid, and so no face '" + face.face().label() + "'";
      arguments.error(word.origin(), message, "add one to the prop " + name + ": box (w h d)");
    }
  }

  /** Whether a mistake about a name was reported, from which others follow. */
  public boolean isReported(String name) {
    return reported.contains(name);
  }

  /**
   * Reports the name of a place that there is not.
   *
   * @param others what may be named here beside places
   */
  public void reportUnknown(Value.Word word, List<String> others) {
    // A misspelt name in its definition makes all of its uses wrong: the first one is enough.
    if (!reported.add(word.text().split("\\.", 2)[0])) {
      return;
    }
    List<String> known = new ArrayList<>(names());
    known.addAll(others);
    List<String> first = new ArrayList<>(List.of("World"));
    first.addAll(others);
    arguments.error(
        word.origin(),
        "there is no place '" + word.text() + "'",
        Suggestion.nearest(word.text(), known),
        "places: "
            + String.join(", ", first)
            + ", Head, Body, EyeGaze, Right.Palm and other joints, props and faces");
  }

  /** The space with a name, or null. */
  public @Nullable Space find(String name) {
    Prop prop = props.get(name);
    if (prop != null) {
      return prop;
    }
    return switch (name) {
      case "World" -> Space.WORLD;
      case BODY -> body();
      case "Head" -> spaces.computeIfAbsent(name, each -> named(each, actors::head));
      case "EyeGaze" ->
          actors.hasGaze() ? spaces.computeIfAbsent(name, each -> named(each, actors::gaze)) : null;
      default -> part(name);
    };
  }

  /** A joint, a face, or the axes of the room at another place. */
  private @Nullable Space part(String name) {
    Space known = spaces.get(name);
    int dot = name.lastIndexOf('.');
    if (known != null || dot < 0) {
      return known;
    }
    String owner = name.substring(0, dot);
    String part = name.substring(dot + 1);
    Space found = null;
    if (part.equals(UP)) {
      Space upright = find(owner);
      found =
          upright == null
              ? null
              : named(name, t -> new Transform(upright.at(t).position(), Quaternion.IDENTITY));
    } else if (props.get(owner) != null) {
      Prop prop = props.get(owner);
      found = Face.named(part).map(face -> new FaceSpace(prop, face)).orElse(null);
    } else {
      Side side = Side.named(owner).orElse(null);
      Optional<HandPoint> point = HandPoint.named(part);
      if (side != null && actors.has(side) && point.isPresent()) {
        found = named(name, time -> joint(side, point.get(), time));
      }
    }
    if (found != null) {
      spaces.put(name, found);
    }
    return found;
  }

  private Transform joint(Side side, HandPoint point, double time) {
    double[] joints = actors.joints(side, time);
    Quaternion rotation =
        point.first() == point.second()
            ? HandSkeleton.rotation(joints, 0, point.first())
            : HandSkeleton.rotation(joints, 0, Joint.PALM);
    return new Transform(HandSkeleton.position(joints, 0, point), rotation.unit());
  }

  /** All names, for suggestions. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of("World", "Head", BODY));
    if (actors.hasGaze()) {
      names.add("EyeGaze");
    }
    for (Prop prop : props.values()) {
      names.add(prop.name());
      Face.labels().forEach(face -> names.add(prop.name() + "." + face));
    }
    for (Side side : Side.values()) {
      if (actors.has(side)) {
        HandPoint.labels().forEach(point -> names.add(side.label() + "." + point));
      }
    }
    return names;
  }

  /**
   * The times of the rows of all props, and times between them between which props move little and
   * evenly in the spaces that they are in; in any order.
   */
  public DoubleStream steps() {
    return props.values().stream().flatMapToDouble(Prop::steps);
  }
}

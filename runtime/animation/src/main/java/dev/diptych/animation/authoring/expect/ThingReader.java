package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Face;
import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.RowWords;
import dev.diptych.animation.authoring.space.Shape;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what expectations are about.
 *
 * @param arguments receives errors
 * @param stage the places
 */
record ThingReader(Arguments arguments, Stage stage) {
  private static final String CAMERA = "Camera";
  private static final String HEAD = "Head";

  /** A point that a word names, or null after an error. */
  @Nullable Thing point(Value.Word word) {
    Space space = space(word);
    return space == null
        ? null
        : new Thing(word.text(), space, Vector.ZERO, Shape.POINT, hand(space));
  }

  private @Nullable Space space(Value.Word word) {
    boolean camera = word.text().equals(CAMERA) && stage.find(CAMERA) == null;
    Space space = stage.find(camera ? HEAD : word.text());
    if (space != null) {
      stage.checkFace(word);
      return space;
    }
    Side side = hand(word);
    if (side != null && has(side)) {
      String help = "write " + word.text() + ".Palm or another joint";
      arguments.error(word.origin(), "'" + word.text() + "' is a hand, not a place", help);
      return null;
    }
    stage.reportUnknown(word, List.of(CAMERA));
    return null;
  }

  private static @Nullable Side hand(Space space) {
    int dot = space.name().indexOf('.');
    return dot < 0 || space instanceof Prop
        ? null
        : Side.named(space.name().substring(0, dot)).orElse(null);
  }

  /** The hand that a word names, or null. */
  @Nullable Side hand(Value.Word word) {
    Side side = Side.named(word.text()).orElse(null);
    return side == null || stage.find(word.text()) != null ? null : side;
  }

  /** Whether a mistake about a thing was reported already. */
  boolean isReported(Thing thing) {
    return stage.isReported(thing.space().name());
  }

  /** Whether there is a hand. */
  boolean has(Side side) {
    return stage.actors().has(side);
  }

  /** The wrist of a hand, or null after an error. */
  @Nullable Thing wrist(Value.Word word, Side side) {
    Space space = stage.find(word.text() + "." + Joint.WRIST.label());
    if (space == null) {
      arguments.error(word.origin(), "there is no hand '" + word.text() + "'");
      return null;
    }
    return new Thing(word.text(), space, Vector.ZERO, Shape.POINT, side);
  }

  /** A place or solid after a word; null after an error. */
  @Nullable Thing after(String before, RowWords words) {
    Value.Word name = words.takeName(before);
    if (name != null) {
      return solid(name);
    }
    Evaluated value = words.takeValue(before);
    return value == null ? null : point(value, words);
  }

  /** A place or solid that is next; null if there is none, or after an error. */
  @Nullable Thing next(RowWords words) {
    if (words.peek() instanceof Value.Word name) {
      words.next();
      return solid(name);
    }
    return words.peek() instanceof Value.Tuple ? point(words.next(), words) : null;
  }

  private @Nullable Thing solid(Value.Word word) {
    Thing point = point(word);
    return point != null && point.space() instanceof Prop prop
        ? new Thing(point.name(), prop, Vector.ZERO, prop.shape(), null)
        : point;
  }

  /** A point, alone or after a word as in {@code of (0 1m 0)}, with the space after it. */
  Thing point(Evaluated value, RowWords words) {
    Vector local = arguments.point(value);
    Space space = in(words);
    String text = value.origin().text();
    String name =
        text.substring(Math.max(0, text.indexOf('(')))
            + (space == Space.WORLD ? "" : " in " + space.name());
    return new Thing(name, space, local, Shape.POINT, hand(space));
  }

  /** The space after {@code in}; without it, the world. */
  Space in(RowWords words) {
    Value.Word name = words.takeName("in");
    Space space = name == null ? Space.WORLD : space(name);
    return space == null ? Space.WORLD : space;
  }

  /** Where it faces, in its axes: of a joint, where its palm does; of a prop, its front. */
  static Vector front(Thing thing) {
    String name = thing.space().name();
    if (thing.hand() != null) {
      return new Vector(0, -1, 0);
    }
    for (Face face : Face.values()) {
      if (name.endsWith("." + face.label())) {
        return face.outward();
      }
    }
    return new Vector(0, 0, thing.space() instanceof Prop ? -1 : 1);
  }
}

package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads {@code prop} blocks onto a stage. */
public final class PropReader {
  /** The word of the block. */
  public static final String WORD = "prop";

  private static final List<String> WORDS =
      List.of(
          "in", "at", "turned", "facing", "up", "box", "sphere", "plane", "like", "move", "turn",
          "held");

  private final KeyRows rows;
  private final Stage stage;
  private final Arguments arguments;
  private final Map<String, Section> sections = new HashMap<>();

  private PropReader(KeyRows rows, Stage stage) {
    this.rows = rows;
    this.stage = stage;
    this.arguments = rows.arguments();
  }

  /** The spaces of all props of {@code root}, whose rows are not read yet. */
  public static PropReader declare(Section root, KeyRows rows, Stage stage) {
    PropReader reader = new PropReader(rows, stage);
    root.sections().filter(each -> each.name().equals(WORD)).forEach(reader::declare);
    return reader;
  }

  private void declare(Section section) {
    String name = section.about();
    if (name == null) {
      arguments.error(section.origin(), "a prop needs a name: prop Button { at (0 1.4m 50cm) }");
      return;
    }
    sections.put(name, section);
    stage.add(new Prop(name, section.origin(), stage.evaluation()));
  }

  /** Reads all props. */
  public void read() {
    for (Prop prop : stage.props()) {
      Section section = sections.get(prop.name());
      if (section != null) {
        read(prop, section);
      }
    }
  }

  private void read(Prop prop, Section section) {
    Map<String, Entry> parts = parts(section);
    Section like = like(section, parts);
    Map<String, Entry> inherited = like == null ? Map.of() : parts(like);
    Places world = new Places(arguments, stage, Space.WORLD);
    Places places = like == null ? world : world.of(like);
    if (parts.containsKey("in")) {
      places = world.of(section);
    }
    Space space = places.space();
    Entry at = parts.get("at");
    Place base = at == null ? Place.of(space, Vector.ZERO) : place(at, places);
    Quaternion turned = turned(parts, inherited, section);
    PropMotion motion = new PropMotion(prop, rows, places, base, turned, still(section));
    motion.read(section);
    prop.set(shape(parts, inherited), motion);
  }

  private Map<String, Entry> parts(Section section) {
    Map<String, Entry> parts = new HashMap<>();
    for (Entry entry : section.entries()) {
      String name = WordRules.name(entry);
      if (name == null || !WORDS.contains(name)) {
        String given = name == null ? "" : name;
        arguments.error(
            entry.origin(),
            "no part of a prop is called '" + given + "'",
            Suggestion.nearest(given, WORDS),
            "parts: " + String.join(", ", WORDS));
      } else if (parts.put(name, entry) != null) {
        arguments.error(entry.origin(), "'" + name + "' is already set");
      }
    }
    return parts;
  }

  private @Nullable Section like(Section section, Map<String, Entry> parts) {
    Evaluated value = value(parts.get("like"));
    if (value == null) {
      return null;
    }
    String name = value instanceof Value.Word word ? word.text() : "";
    Section found = sections.get(name);
    if (found == null || found == section) {
      arguments.error(
          value.origin(),
          "there is no other prop '" + name + "'",
          Suggestion.nearest(name, List.copyOf(sections.keySet())));
      return null;
    }
    return found;
  }

  /** The value of a part that has one; null for a block, and for none. */
  private static @Nullable Evaluated value(@Nullable Entry part) {
    if (part instanceof Entry.Setting setting) {
      return setting.value();
    }
    if (part instanceof Entry.Assignment assignment) {
      return assignment.value();
    }
    return part instanceof Entry.Row row && !row.arguments().isEmpty()
        ? row.arguments().get(0)
        : null;
  }

  private Place place(Entry at, Places places) {
    List<Evaluated> values = at instanceof Entry.Row row ? row.arguments() : listed(value(at));
    RowWords words = new RowWords(values);
    Place place = null;
    if (words.peek() instanceof Value.Word name) {
      words.next();
      place = Place.of(stage.find(name), Vector.ZERO);
    } else {
      place = places.point(words, 0);
    }
    if (place == null || !words.isEmpty()) {
      arguments.error(at.origin(), "expected one point: at (x y z)");
    }
    return place == null ? Place.of(places.space(), Vector.ZERO) : place;
  }

  private static List<Evaluated> listed(@Nullable Evaluated value) {
    return value == null ? List.of() : List.of(value);
  }

  private Quaternion turned(Map<String, Entry> own, Map<String, Entry> inherited, Section section) {
    Map<String, Entry> parts =
        own.containsKey("turned") || own.containsKey("facing") ? own : inherited;
    if (parts.containsKey("turned") && parts.containsKey("facing")) {
      arguments.error(section.origin(), "a prop has either 'turned' or 'facing'");
    }
    Evaluated turned = value(parts.get("turned"));
    if (turned != null) {
      return arguments.rotation(turned).unit();
    }
    Evaluated facing = value(parts.get("facing"));
    if (facing == null) {
      if (own.containsKey("up")) {
        arguments.error(own.get("up").origin(), "'up' requires 'facing'");
      }
      return Quaternion.IDENTITY;
    }
    Vector front = arguments.direction(facing);
    Evaluated up = value(parts.get("up"));
    return facing(front, up == null ? null : arguments.direction(up));
  }

  /** The front is at -Z: +Z goes into the prop. */
  private static Quaternion facing(Vector front, @Nullable Vector up) {
    Vector into = Vector.ZERO.minus(front);
    if (up != null) {
      return LookRotation.of(into, up);
    }
    boolean vertical = into.x() == 0 && into.z() == 0;
    return LookRotation.of(into, vertical ? new Vector(0, 0, 1) : new Vector(0, 1, 0));
  }

  private Shape shape(Map<String, Entry> own, Map<String, Entry> inherited) {
    boolean has = own.containsKey("box") || own.containsKey("sphere") || own.containsKey("plane");
    Map<String, Entry> parts = has ? own : inherited;
    Shape found = Shape.POINT;
    int count = 0;
    for (String each : List.of("box", "sphere", "plane")) {
      Entry part = parts.get(each);
      if (part != null && count++ > 0) {
        arguments.error(part.origin(), "a prop has one shape");
      } else if (part != null) {
        found = shape(each, part);
      }
    }
    return found;
  }

  private Shape shape(String kind, Entry part) {
    int count = kind.equals("box") ? 3 : kind.equals("plane") ? 2 : 1;
    Evaluated value = value(part);
    List<Evaluated> values = value instanceof Value.Tuple tuple ? tuple.evaluated() : listed(value);
    double[] sizes =
        arguments.numbers(values, count, arguments.length(), part.origin(), "'" + kind + "'");
    if (sizes == null) {
      return Shape.POINT;
    }
    for (int i = 0; i < sizes.length; i++) {
      if (!(sizes[i] > 0)) {
        Origin origin = values.get(i).origin();
        String text = origin.text();
        String message = "a size must be above 0, not " + text;
        if (text.startsWith("-")) {
          Replacement better = new Replacement(text, text.substring(1));
          arguments.fixable(origin, message, better, "write " + better.better());
        } else {
          arguments.error(origin, message);
        }
        // What expects a solid is right.
        return new Shape.Sphere(1);
      }
    }
    return switch (kind) {
      case "box" -> new Shape.Box(new Vector(sizes[0] / 2, sizes[1] / 2, sizes[2] / 2));
      case "plane" -> new Shape.Box(new Vector(sizes[0] / 2, sizes[1] / 2, 0));
      default -> new Shape.Sphere(sizes[0]);
    };
  }

  /** A key for something that no row moves. */
  private static KeyRow still(Section section) {
    return new KeyRow(section.origin(), 0, new ArrayList<>(), Reach.LINEAR, false);
  }
}

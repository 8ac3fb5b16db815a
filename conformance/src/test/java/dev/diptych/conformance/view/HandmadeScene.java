package dev.diptych.conformance.view;

import static dev.diptych.model.document.Path.ROOT;

import dev.diptych.cli.session.Families;
import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Interpolation;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Route;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Shape;
import dev.diptych.family.scene.Track;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.view.file.BothFaces;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.Subject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The scene of a file, with a box, a sphere, a plane, a route and checks that no text has written.
 */
record HandmadeScene(Path file) implements Subject {
  /** The text of the check that holds at all times. */
  static final String HOLDS = "Palm within(75cm) of Head";

  /** The text of the check that fails from {@link #FAILS} on. */
  static final String BREAKS = "not IndexTip inside Button";

  /** When the second check begins to fail, in seconds. */
  static final double FAILS = 1;

  private static final double END = 2.4;

  @Override
  public String name() {
    return "scene.bin";
  }

  @Override
  public Loaded load() {
    Engine engine = Engine.shipped();
    ByteBuffer bytes = ByteBuffer.wrap(read());
    LocatedDocument opened = engine.openBinary(name(), bytes, Selection.ANY).value().orElseThrow();
    Scene scene = Families.scenes(opened.document(), Map.of()).get(0);
    Scene whole = scene.with(props(), List.of(), List.of());
    int tip = node(whole, "Right", "IndexTip");
    Route route = new Route(tip, 0.2, END, List.of(0.8, FAILS, 1.3));
    List<Check> checks =
        List.of(
            check(HOLDS, node(whole, "Right", "Palm"), new Check.Span(0.1, END, true)),
            check(
                BREAKS,
                tip,
                new Check.Span(0.2, FAILS, true),
                new Check.Span(FAILS, 1.2, false),
                new Check.Span(1.2, END, true)));
    Scene all = scene.with(props(), List.of(route), checks);
    return new Loaded(engine, opened, List.of(all), bytes, null, "", Set.of(file));
  }

  private byte[] read() {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Optional<BothFaces> bothFaces(Loaded loaded) {
    return Optional.empty();
  }

  private static List<Node> props() {
    return List.of(
        prop("Button", new Shape.Box(0.06, 0.06, 0.02), 0.12, 1.45, 0.55),
        prop("Panel", new Shape.Box(0.3, 0.2, 0), 0.12, 1.45, 0.57),
        prop("Knob", new Shape.Ball(0.02), 0.24, 1.45, 0.55),
        prop("Corner", new Shape.Place(0.05), 0, 1.35, 0.55));
  }

  private static Check check(String text, int node, Check.Span... spans) {
    return new Check(text, List.of(node), FAILS, List.of(spans), new Location.Whole("scene"));
  }

  /** The index of a node. */
  static int node(Scene scene, String group, String name) {
    for (int i = 0; i < scene.nodes().size(); i++) {
      Node node = scene.nodes().get(i);
      if (node.group().equals(group) && node.name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** A prop that moves by 2 cm to the left within two seconds. */
  private static Node prop(String name, Shape shape, double x, double y, double z) {
    Track place = new Line(name, new double[] {x + 0.01, y, z}, new double[] {x - 0.01, y, z});
    return new Node(name, name, shape, -1, -1, List.of(place), List.of(), null, ROOT);
  }

  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Line(String name, double[] from, double[] to) implements Track {
    @Override
    public int width() {
      return 3;
    }

    @Override
    public Interpolation interpolation() {
      return Interpolation.LINEAR;
    }

    @Override
    public int size() {
      return 2;
    }

    @Override
    public double time(int key) {
      return 2 * key;
    }

    @Override
    public void read(int key, double[] into, int at) {
      System.arraycopy(key == 0 ? from : to, 0, into, at, 3);
    }

    @Override
    public dev.diptych.model.document.Path path(int key) {
      return ROOT;
    }
  }
}

package dev.diptych.view.answer;

import dev.diptych.family.scene.Check;
import dev.diptych.family.scene.Link;
import dev.diptych.family.scene.Mark;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Route;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Shape;
import dev.diptych.family.scene.Track;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Describes a scene to a page, without its keys. */
final class SceneJson {
  private SceneJson() {}

  static Map<String, Object> of(Scene scene) {
    Tracks tracks = new Tracks(scene);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", scene.name());
    json.put("leftHanded", scene.axes() == Scene.Axes.LEFT_HANDED);
    json.put("start", scene.start());
    json.put("end", scene.end());
    json.put("opens", FirstSight.of(scene));
    json.put("rate", scene.rate());
    json.put("nodes", scene.nodes().stream().map(node -> node(node, tracks)).toList());
    json.put("links", scene.links().stream().map(SceneJson::link).toList());
    json.put("marks", scene.marks().stream().map(SceneJson::mark).toList());
    json.put("tracks", tracks.all().stream().map(SceneJson::track).toList());
    json.put("signals", tracks.numbers(scene.signals()));
    json.put("routes", scene.routes().stream().map(SceneJson::route).toList());
    json.put("checks", scene.checks().stream().map(SceneJson::check).toList());
    return json;
  }

  private static Map<String, Object> node(Node node, Tracks tracks) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", node.name());
    json.put("group", node.group());
    json.put("shape", shape(node.shape()));
    json.put("size", size(node.shape()));
    json.put("parent", node.parent());
    json.put("origin", node.origin());
    json.put("position", tracks.numbers(node.position()));
    json.put("rotation", tracks.numbers(node.rotation()));
    json.put("visible", node.visible() == null ? -1 : tracks.number(node.visible()));
    return json;
  }

  private static String shape(Shape shape) {
    return shape.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  /** Its extent along X, Y and Z; of a line or a sphere, three times its length or radius. */
  private static List<Double> size(Shape shape) {
    if (shape instanceof Shape.Box box) {
      return List.of(box.width(), box.height(), box.depth());
    }
    double size = 0;
    if (shape instanceof Shape.Point point) {
      size = point.radius();
    } else if (shape instanceof Shape.Ball ball) {
      size = ball.radius();
    } else if (shape instanceof Shape.Bone bone) {
      size = bone.length();
    } else if (shape instanceof Shape.Frustum frustum) {
      size = frustum.length();
    } else if (shape instanceof Shape.Ray ray) {
      size = ray.length();
    } else if (shape instanceof Shape.Place place) {
      size = place.length();
    }
    return List.of(size, size, size);
  }

  private static Map<String, Object> link(Link link) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("from", link.from());
    json.put("to", link.to());
    json.put("fromRadius", link.fromRadius());
    json.put("toRadius", link.toRadius());
    json.put("part", link.part());
    json.put("sides", link.sides());
    return json;
  }

  private static Map<String, Object> mark(Mark mark) {
    return Map.of("time", mark.time(), "name", mark.name());
  }

  private static Map<String, Object> track(Track track) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", track.name());
    json.put("width", track.width());
    json.put("numbers", track.numbers());
    json.put("interpolation", track.interpolation().name().toLowerCase(Locale.ROOT));
    json.put("keys", track.size());
    return json;
  }

  private static Map<String, Object> route(Route route) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("node", route.node());
    json.put("from", route.from());
    json.put("to", route.to());
    json.put("times", route.times());
    return json;
  }

  private static Map<String, Object> check(Check check) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("text", check.text());
    json.put("nodes", check.nodes());
    json.put("passed", check.passed());
    json.put("spans", check.spans().stream().map(SceneJson::span).toList());
    return json;
  }

  private static Map<String, Object> span(Check.Span span) {
    return Map.of("from", span.from(), "to", span.to(), "passed", span.passed());
  }
}

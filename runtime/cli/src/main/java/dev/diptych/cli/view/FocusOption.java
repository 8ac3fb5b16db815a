package dev.diptych.cli.view;

import dev.diptych.cli.session.UsageException;
import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Scene;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** What is in view. */
public final class FocusOption {
  /** A list of more names helps less than the first of them. */
  private static final int MAX_NAMES = 40;

  @Option(
      names = "--focus",
      paramLabel = "NAME",
      description =
          "What is in view, and followed: Right, Left, Head, a part such as Right.IndexTip, or any"
              + " other object by its name; may be repeated. The default is what moves.")
  private List<String> names = List.of();

  /** Whether there is any name. */
  boolean isGiven() {
    return !names.isEmpty();
  }

  /** The names, of which some may be wrong. */
  List<String> names() {
    return names;
  }

  /**
   * The names, all of which are right.
   *
   * @throws UsageException with all names that there are, if there is none of that name
   */
  List<String> among(List<Scene> scenes) {
    Set<String> objects = new LinkedHashSet<>();
    Set<String> accepted = new LinkedHashSet<>();
    for (Scene scene : scenes) {
      for (Node node : scene.nodes()) {
        objects.add(node.group().isEmpty() ? node.name() : node.group());
        List.of(node.name(), node.group(), node.group() + "." + node.name())
            .forEach(name -> accepted.add(name.toLowerCase(Locale.ROOT)));
      }
    }
    for (String name : names) {
      if (name.isEmpty() || !accepted.contains(name.toLowerCase(Locale.ROOT))) {
        throw new UsageException(
            "nothing is named %s; --focus may be %s".formatted(name, list(objects)));
      }
    }
    return names;
  }

  private static String list(Set<String> objects) {
    String named = objects.stream().limit(MAX_NAMES).collect(Collectors.joining(", "));
    return objects.size() > MAX_NAMES ? named + ", and others" : named;
  }
}

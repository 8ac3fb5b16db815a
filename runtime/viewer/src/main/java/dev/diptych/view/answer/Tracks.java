package dev.diptych.view.answer;

import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Track;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** All tracks of a scene, numbered in the order of its nodes. */
final class Tracks {
  private final List<Track> all = new ArrayList<>();
  private final IdentityHashMap<Track, Integer> numbers = new IdentityHashMap<>();

  Tracks(Scene scene) {
    scene.signals().forEach(this::add);
    for (Node node : scene.nodes()) {
      node.position().forEach(this::add);
      node.rotation().forEach(this::add);
      if (node.visible() != null) {
        add(node.visible());
      }
    }
  }

  private void add(Track track) {
    if (numbers.putIfAbsent(track, all.size()) == null) {
      all.add(track);
    }
  }

  List<Track> all() {
    return all;
  }

  int number(Track track) {
    Integer number = numbers.get(track);
    return number == null ? -1 : number;
  }

  List<Integer> numbers(List<Track> tracks) {
    return tracks.stream().map(this::number).toList();
  }
}

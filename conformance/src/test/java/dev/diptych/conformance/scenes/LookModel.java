package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.scenes.Block.Call;
import dev.diptych.conformance.scenes.Block.Row;
import java.util.ArrayList;
import java.util.List;

/** A camera or a gaze: a path and rotations, or eyes and what they look at. */
final class LookModel implements Axes {
  private static final V ZERO = new V(0, 0, 0);

  private Axes.Places place = t -> ZERO;
  private Axes.Rotations turn = t -> Turns.NONE;
  private Axes.Places direction = t -> turn.at(t).turn(new V(0, 0, 1));

  /** Reads a block; {@code head} is where the eyes of a gaze are, null for the camera itself. */
  LookModel(SceneModel scene, Block block, LookModel head) {
    if (head != null) {
      place = head.place;
      turn = head.turn;
    }
    if (block == null || "Camera".equals(block.word("follow"))) {
      return;
    }
    block
        .child("move")
        .map(move -> new PathModel(scene, WORLD, null).read(Rows.of(move.rows, "Wrist"), null))
        .ifPresent(path -> place = path::at);
    block
        .child("turn")
        .map(each -> new TurnModel(scene, WORLD, null, place).read(Rows.of(each.rows, ""), null))
        .ifPresent(path -> turn = path::at);
    block.child("look").ifPresent(look -> look(scene, look, block));
  }

  private void look(SceneModel scene, Block look, Block block) {
    Object dwell = block.settings.get("dwell");
    double pause = dwell == null ? 0 : (Double) dwell;
    List<Row> targets = new ArrayList<>();
    for (Row row : look.rows) {
      targets.addAll(target(row, pause));
    }
    PathModel path = new PathModel(scene, WORLD, null).read(Rows.of(targets, "Wrist"), null);
    direction = t -> path.at(t).minus(place.at(t));
    turn = t -> Turns.look(direction.at(t));
  }

  /** The row without {@code from} and {@code dwell}; a dwell is a second row. */
  private List<Row> target(Row row, double pause) {
    List<Object> words = new ArrayList<>(row.words());
    double dwell = pause;
    for (Object word : row.words()) {
      if (word instanceof Call call && call.name().equals("from")) {
        V eye = Words.vector(call.numbers());
        place = t -> eye;
        words.remove(word);
      } else if (word instanceof Call call && call.name().equals("dwell")) {
        dwell = call.numbers()[0];
        words.remove(word);
      }
    }
    List<Row> rows = new ArrayList<>(List.of(new Row(row.time(), row.end(), words)));
    if (dwell > 0) {
      List<Object> again = new ArrayList<>(words);
      again.removeIf(List.of("hold", "ease-in-out", "ease-out", "ease-in")::contains);
      rows.add(new Row(row.time() + dwell, Double.NaN, again));
    }
    return rows;
  }

  @Override
  public V origin(double time) {
    return place.at(time);
  }

  @Override
  public Q rotation(double time) {
    return turn.at(time);
  }

  V direction(double time) {
    return Turns.unit(direction.at(time));
  }
}

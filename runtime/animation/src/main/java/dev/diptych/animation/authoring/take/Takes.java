package dev.diptych.animation.authoring.take;

import dev.diptych.animation.hand.Side;
import java.util.EnumMap;
import java.util.Map;

/** What all takes of a text write. */
public final class Takes {
  private final TakenFigure camera = new TakenFigure();
  private final TakenFigure gaze = new TakenFigure();
  private final Map<Side, TakenFigure> hands = new EnumMap<>(Side.class);

  /** Takes that write nothing yet. */
  Takes() {
    for (Side side : Side.values()) {
      hands.put(side, new TakenFigure());
    }
  }

  /** What they write of the camera. */
  public TakenFigure camera() {
    return camera;
  }

  /** What they write of the gaze. */
  public TakenFigure gaze() {
    return gaze;
  }

  /** What they write of a hand. */
  public TakenFigure hand(Side side) {
    return hands.getOrDefault(side, camera);
  }
}

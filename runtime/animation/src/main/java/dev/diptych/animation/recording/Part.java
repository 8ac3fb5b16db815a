package dev.diptych.animation.recording;

/** What a format of recordings may have a place for, besides the joints of both hands. */
enum Part {
  /** The head. */
  HEAD,

  /** The gaze. */
  GAZE,

  /** When hands pinch. */
  PINCHES,

  /** The palms of hands. */
  PALMS,

  /** An end after the last frame. */
  END,

  /** Numbers that are not finite, or of no place near a person. */
  ANY_NUMBER
}

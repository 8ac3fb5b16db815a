package dev.diptych.family.scene;

/** What a track does before its first and after its last key. */
public enum Wrap {
  /** It keeps the value of the nearest key. */
  CLAMP,

  /** Its keys are repeated. */
  LOOP,

  /** Its keys are repeated, every second time backwards. */
  PING_PONG
}

package dev.diptych.conformance.independent.mikoto;

/** The items of a file and of a motion, in one ordered list. */
public sealed interface Part permits Motion, Track, Other {}

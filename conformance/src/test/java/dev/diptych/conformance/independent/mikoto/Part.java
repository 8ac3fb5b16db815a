package dev.diptych.conformance.independent.mikoto;

/** What may stand in a file and in a motion, all kinds in one ordered list. */
public sealed interface Part permits Motion, Track, Other {}

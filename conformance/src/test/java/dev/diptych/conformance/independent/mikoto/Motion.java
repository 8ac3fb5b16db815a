package dev.diptych.conformance.independent.mikoto;

import java.util.List;

/** A block {@code Motion}, which may hold others. */
public record Motion(String name, int endframe, int loop, List<Part> parts) implements Part {}

package dev.diptych.compiler.ir;

/** A parameter of a type. */
public record Param(String id, Origin origin) {}

package dev.diptych.spectools.reference;

import dev.diptych.spectools.describe.SpecView;

/** The anchors of a page. */
final class Anchors {
  private final SpecView spec;

  Anchors(SpecView spec) {
    this.spec = spec;
  }

  TextRun.Link struct(String name) {
    return new TextRun.Link(spec.simple(name), "struct-" + id(name));
  }

  TextRun.Link enumeration(String name) {
    return new TextRun.Link(title(name), "enum-" + id(name));
  }

  private static String title(String name) {
    return name.substring(name.lastIndexOf(':') + 1).replaceFirst(".*/", "");
  }

  private static String id(String name) {
    return name.replaceAll("[^A-Za-z0-9_]+", "-");
  }
}

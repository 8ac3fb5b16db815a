package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.Section;

/** Finds the section that continues another one. */
final class Merging {
  private Merging() {}

  /**
   * The section in {@code parent} that the parts of {@code section} belong to: the one of the same
   * name and argument, or a new one.
   */
  static Section target(Section parent, Section section) {
    return parent
        .section(section.name(), section.about())
        .orElseGet(
            () -> {
              Section added =
                  new Section(section.origin(), section.name(), section.about(), section.layout());
              parent.add(added);
              return added;
            });
  }
}

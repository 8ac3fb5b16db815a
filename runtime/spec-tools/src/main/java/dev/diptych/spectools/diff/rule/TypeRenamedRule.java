package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.List;

/**
 * {@code type-renamed}: a struct has another name. Where a text says it, as that of a case, {@link
 * NamesRule} finds that.
 */
final class TypeRenamedRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    if (structs.old().box() || structs.now().box()) {
      return;
    }
    String was = last(structs.old().type().name());
    String is = last(structs.now().type().name());
    if (!was.equals(is)) {
      String message = "was called " + was;
      changes.report(
          "type-renamed", Impact.COMPATIBLE, structs.path(), structs.place(List.of()), message);
    }
  }

  private static String last(String name) {
    return name.substring(name.lastIndexOf(':') + 1);
  }
}

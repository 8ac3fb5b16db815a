package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.pair.Use;

/**
 * {@code field-renamed}: a field has another name. Bytes have no names, and neither have rows; a
 * block of the text has, unless {@code -twin-name} keeps the old one.
 */
final class FieldRenamedRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    for (FieldPair pair : structs.fields()) {
      String was = pair.old().field().id();
      if (!was.equals(pair.now().field().id())) {
        boolean texts = structs.shownAs(Use.BLOCK) && !names(pair.old()).equals(names(pair.now()));
        String message = "was called " + was;
        changes.report("field-renamed", Impact.of(false, texts), pair, "id", message);
      }
    }
  }

  private static String names(FieldView view) {
    return view.field().repeated()
        ? view.field().name() + " " + view.field().attribute()
        : view.field().name();
  }
}

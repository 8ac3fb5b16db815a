package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.spectools.diff.pair.Use;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code text-changed}: a name that could stand in a block means nothing there now, or something of
 * another form: an attribute is a block, rows are blocks, a case is called otherwise.
 */
final class NamesRule implements StructRule {
  @Override
  public void compare(StructPair structs, Changes changes) {
    if (!structs.shownAs(Use.BLOCK)) {
      return;
    }
    StructShape was = structs.specs().old().shapes().of(structs.old().type());
    StructShape is = structs.specs().now().shapes().of(structs.now().type());
    for (FieldPair pair : structs.fields()) {
      // A name that changes with the id of its field is that rule's.
      if (pair.old().field().id().equals(pair.now().field().id())) {
        gone(pair, was, is, changes);
        forms(pair, was, is, changes);
      }
    }
  }

  private static void gone(FieldPair pair, StructShape was, StructShape is, Changes changes) {
    List<String> gone = new ArrayList<>();
    for (Map.Entry<String, Target> each : was.targets().entrySet()) {
      boolean own = pair.old().field().equals(Targets.field(was, each.getValue()));
      if (own && is.target(each.getKey()) == null) {
        gone.add("'" + each.getKey() + "'");
      }
    }
    if (!gone.isEmpty()) {
      String message = "no text can say " + String.join(" or ", gone) + " any more";
      changes.report("text-changed", Impact.TEXTS, pair, "id", message);
    }
  }

  private static void forms(FieldPair pair, StructShape was, StructShape is, Changes changes) {
    for (Map.Entry<String, Target> each : was.targets().entrySet()) {
      Target now = is.target(each.getKey());
      boolean own = pair.old().field().equals(Targets.field(was, each.getValue()));
      if (!own || now == null) {
        continue;
      }
      String word = Targets.word(each.getValue());
      boolean same =
          pair.now().field().equals(Targets.field(is, now)) && word.equals(Targets.word(now));
      if (!same) {
        String message = "'" + each.getKey() + "' was " + word + " and is " + Targets.word(now);
        changes.report("text-changed", Impact.TEXTS, pair, "id", message);
      }
    }
  }
}

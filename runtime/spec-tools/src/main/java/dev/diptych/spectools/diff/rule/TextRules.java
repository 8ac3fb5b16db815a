package dev.diptych.spectools.diff.rule;

import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Changes of the names in the blocks of a struct. */
final class TextRules {
  private TextRules() {}

  /**
   * {@code text-changed}: a name in a block is unknown now, or has another form: an attribute
   * became a block, rows became blocks, a case was renamed.
   */
  static void names(StructPair structs, Changes changes) {
    if (!isBlock(structs)) {
      return;
    }
    StructShape was = structs.specs().before().shapes().of(structs.before().type());
    StructShape is = structs.specs().after().shapes().of(structs.after().type());
    for (FieldPair pair : structs.fields()) {
      // Another rule reports names that change with the id of their field.
      if (pair.before().field().id().equals(pair.after().field().id())) {
        unknown(pair, changes);
        forms(pair, was, is, changes);
      }
    }
  }

  /** Whether texts of either spec show {@code structs} as a block. */
  static boolean isBlock(StructPair structs) {
    return structs.shownAs(StructPair.Use.BLOCK) || structs.mirror().shownAs(StructPair.Use.BLOCK);
  }

  private static void unknown(FieldPair pair, Changes changes) {
    List<String> removed = removed(pair);
    List<String> gained = removed(pair.mirror());
    if (removed.isEmpty() && gained.isEmpty()) {
      return;
    }
    String message =
        removed.isEmpty()
            ? "a text can also contain " + String.join(" or ", gained)
            : "a text can no longer contain " + String.join(" or ", removed);
    changes.report("text-changed", pair, "id", each -> texts(!removed(each).isEmpty()), message);
  }

  /** Breaks texts, or nothing. */
  static Impact texts(boolean breaks) {
    return breaks ? Impact.TEXTS : Impact.COMPATIBLE;
  }

  /** The names of the old field in a block that the new spec does not know. */
  private static List<String> removed(FieldPair pair) {
    StructPair structs = pair.structs();
    StructShape was = structs.specs().before().shapes().of(structs.before().type());
    StructShape is = structs.specs().after().shapes().of(structs.after().type());
    List<String> removed = new ArrayList<>();
    for (Map.Entry<String, Target> each : was.targets().entrySet()) {
      boolean own = pair.before().field().equals(TargetText.field(was, each.getValue()));
      if (own && is.target(each.getKey()) == null) {
        removed.add("'" + each.getKey() + "'");
      }
    }
    return removed;
  }

  private static void forms(FieldPair pair, StructShape was, StructShape is, Changes changes) {
    for (Map.Entry<String, Target> each : was.targets().entrySet()) {
      Target after = is.target(each.getKey());
      boolean own = pair.before().field().equals(TargetText.field(was, each.getValue()));
      if (!own || after == null) {
        continue;
      }
      String word = TargetText.word(each.getValue());
      boolean same =
          pair.after().field().equals(TargetText.field(is, after))
              && word.equals(TargetText.word(after));
      if (!same) {
        String message =
            "'" + each.getKey() + "' was " + word + " and is " + TargetText.word(after);
        changes.report("text-changed", pair, "id", fields -> Impact.TEXTS, message);
      }
    }
  }
}

package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.model.derive.Defaults;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.List;

/** Changes of the list of fields of a struct. */
final class FieldListRules {
  private FieldListRules() {}

  /**
   * {@code field-removed}: a field was removed. A field at a position takes no space in the
   * sequence: its bytes become residue.
   */
  static void removed(StructPair structs, Changes changes) {
    for (FieldView field : structs.removed()) {
      if (field.field().type() instanceof Type.Packing) {
        continue;
      }
      boolean sequence = !field.field().storage().instance();
      String message = sequence ? "was removed" : "was removed: its bytes become residue";
      changes.report("field-removed", structs, field, each -> listed(each, field), message);
    }
  }

  /**
   * {@code field-added}: a field is new. Old bytes are compatible where it is at a position, or
   * last and present only while bytes are left; old texts where it can be omitted.
   */
  static void added(StructPair structs, Changes changes) {
    Defaults defaults = new Defaults(structs.specs().after().schema());
    for (FieldView field : structs.added()) {
      if (field.field().type() instanceof Type.Packing) {
        continue;
      }
      String message = omitted(defaults, field) ? "is new" : "is new and required in a text";
      changes.report("field-added", structs, field, each -> listed(each, field), message);
    }
  }

  /**
   * What it breaks that only one spec has {@code field}. Bytes are compatible where it was only
   * wrapped in another struct, or unwrapped.
   */
  private static Impact listed(StructPair structs, FieldView field) {
    boolean sequence = !field.field().storage().instance() && !Regrouping.isOnly(structs);
    boolean rows = Regrouping.isOnlyInRows(structs);
    if (structs.before().fields().contains(field)) {
      boolean never =
          PresenceRules.isNeverPresent(field, structs.before(), structs.specs()::beforeValues);
      return never ? Impact.COMPATIBLE : Impact.of(sequence, !rows);
    }
    boolean never =
        PresenceRules.isNeverPresent(field, structs.after(), structs.specs()::afterValues);
    boolean bytes = sequence && !never && !mayBeMissing(structs, field);
    boolean omitted = omitted(new Defaults(structs.specs().after().schema()), field);
    return Impact.of(bytes, !rows && (!omitted || isWanted(structs, field)));
  }

  /** Whether the condition of a new field may hold for old texts, which do not have it. */
  private static boolean isWanted(StructPair structs, FieldView field) {
    Expr condition = field.node() == null ? null : Expression.treeOf(field.node().condition());
    return condition != null
        && field.field().defaultBits() == null
        && !PresenceRules.isPresentUntilEnd(field)
        && !DerivedFields.presence(structs.after(), field)
        && structs.specs().afterValues(structs.after(), condition).mayBe(true);
  }

  private static boolean omitted(Defaults defaults, FieldView field) {
    return !field.field().isParameter()
        && (field.field().derived() || defaults.hasDefault(field.field()));
  }

  /** Whether a file that ends before {@code field} is valid without it. */
  private static boolean mayBeMissing(StructPair structs, FieldView field) {
    List<FieldView> all =
        structs.after().fields().stream()
            .filter(each -> !each.field().storage().instance())
            .toList();
    return PresenceRules.isPresentUntilEnd(field) && field.equals(all.get(all.size() - 1));
  }

  /** {@code field-moved}: a field moved behind another of the sequence. */
  static void moved(StructPair structs, Changes changes) {
    int farthest = -1;
    String last = null;
    for (FieldPair pair : structs.fields()) {
      boolean instance =
          pair.before().field().storage().instance() || pair.after().field().storage().instance();
      int index = structs.before().fields().indexOf(pair.before());
      if (!instance && index < farthest) {
        String message = "moved from before " + last + " to after it";
        changes.report("field-moved", pair, "id", each -> Impact.BYTES, message);
      } else if (!instance) {
        farthest = index;
        last = pair.after().field().id();
      }
    }
  }

  /**
   * {@code field-renamed}: a field has another name. Bytes and rows contain no names, but blocks of
   * the text do, unless {@code -twin-name} keeps the old one.
   */
  static void renamed(StructPair structs, Changes changes) {
    for (FieldPair pair : structs.fields()) {
      String was = pair.before().field().id();
      if (!was.equals(pair.after().field().id())) {
        String message = "was called " + was;
        changes.report("field-renamed", pair, "id", FieldListRules::renamed, message);
      }
    }
  }

  private static Impact renamed(FieldPair fields) {
    boolean texts =
        fields.structs().shownAs(StructPair.Use.BLOCK)
            && !fields.before().field().derived()
            && !names(fields.before()).equals(names(fields.after()));
    return Impact.of(false, texts);
  }

  private static String names(FieldView view) {
    return view.field().repeated()
        ? view.field().name() + " " + view.field().attribute()
        : view.field().name();
  }
}

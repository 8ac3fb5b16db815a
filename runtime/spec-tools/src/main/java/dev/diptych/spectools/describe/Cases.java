package dev.diptych.spectools.describe;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.ir.FieldType;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.List;

/** The cases of a field that is one of several structs. */
public final class Cases {
  /** The value of the default case. */
  public static final String OTHERS = "others";

  private Cases() {}

  /**
   * A case.
   *
   * @param choice the case in the spec
   * @param struct the name of its struct
   */
  public record Case(Choice.Case choice, String struct) {
    /** The source of the value, or {@link #OTHERS}. */
    public String value() {
      return choice.otherwise() ? OTHERS : choice.value().source();
    }

    /** The type as the author wrote it. */
    public String kind() {
      return choice.written();
    }
  }

  /** The cases of {@code view}, a switch of {@code owner}, in the order of the author. */
  public static List<Case> of(StructView owner, FieldView view) {
    List<Case> cases = new ArrayList<>();
    for (Choice.Case each : view.requireChoice().cases()) {
      String struct =
          each.box() == null
              ? ((FieldType.User) each.type()).name()
              : owner.type().name() + "::" + each.box();
      cases.add(new Case(each, struct));
    }
    return cases;
  }

  /** Whether the value of one sibling selects the case. */
  public static boolean decided(FieldView view) {
    return view.field().type() instanceof Type.Switched switched && switched.on() != null;
  }
}

package dev.diptych.compiler.view;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import scala.jdk.javaapi.CollectionConverters;

/** The cases of a field that is one of several structs. */
public final class Cases {
  /** The value that stands for all that no other case takes. */
  public static final String OTHERS = "others";

  private Cases() {}

  /**
   * One case.
   *
   * @param value the author's word for the value, or {@link #OTHERS}
   * @param struct the struct that it means
   * @param kind what the author calls that
   */
  public record Case(String value, String struct, String kind) {}

  /** The cases of {@code view}, a switch of {@code owner}, in the author's order. */
  public static List<Case> of(StructView owner, FieldView view) {
    List<Case> cases = new ArrayList<>();
    for (Map.Entry<Ast.expr, Switches.Case> each : view.switches().cases().entrySet()) {
      Switches.Case one = each.getValue();
      String struct = one.box() == null ? name(one.type()) : owner.type().name() + "::" + one.box();
      String word = view.caseType(one.key());
      String value = Expressions.isOtherwise(each.getKey()) ? OTHERS : one.key();
      String kind = word == null ? "bytes" : word;
      cases.add(new Case(value, struct, kind));
    }
    return cases;
  }

  /** Whether a sibling's value alone decides between the cases. */
  public static boolean decided(FieldView view) {
    return view.field().type() instanceof Type.Switched switched && switched.on() != null;
  }

  private static String name(DataType type) {
    var spec = ((DataType.UserType) type).classSpec().get();
    return String.join("::", CollectionConverters.asJava(spec.name()));
  }
}

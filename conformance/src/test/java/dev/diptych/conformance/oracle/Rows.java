package dev.diptych.conformance.oracle;

import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.RecordLayout;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;

/** Compares the rows of a table with a list of structs or of numbers. */
record Rows(Agreement agreement, Leaf leaf, Table table) {
  void row(String path, int index, Object plain) {
    RecordLayout layout = table.layout();
    if (plain == null || !(plain instanceof io.kaitai.struct.KaitaiStruct)) {
      RecordLayout.Column only = layout.columns().get(0);
      leaf.compare(path, only.field().type(), new Scalar(table.bits(index, 0)), plain);
      return;
    }
    Map<String, Method> getters = PlainNames.getters(plain.getClass());
    for (int i = 0; i < layout.columns().size(); i++) {
      String id = layout.columns().get(i).field().id();
      PlainMember member = new PlainMember(plain, getters.remove(PlainNames.member(id)));
      try {
        Scalar ours = new Scalar(table.bits(index, i));
        new Leaf(agreement, Map.of(), member)
            .compare(path + "/" + id, layout.columns().get(i).field().type(), ours, member.get());
      } catch (InvocationTargetException e) {
        throw new AssertionError(e);
      }
    }
    if (!getters.isEmpty()) {
      agreement.differ(path, "nothing", getters.keySet());
    }
  }
}

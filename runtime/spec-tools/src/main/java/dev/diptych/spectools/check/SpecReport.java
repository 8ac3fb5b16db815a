package dev.diptych.spectools.check;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.spectools.describe.Phrases;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The report of {@code spec check}. */
public final class SpecReport {
  private final SpecView spec;

  private SpecReport(SpecView spec) {
    this.spec = spec;
  }

  /** The lines of the report on {@code spec}, which the user calls {@code name}. */
  public static List<String> lines(String name, SpecView spec) {
    return new SpecReport(spec).lines(name);
  }

  private List<String> lines(String name) {
    FormatName format = spec.schema().format();
    List<String> lines = new ArrayList<>();
    String layout = format.layout() == null ? "" : ", layout " + format.layout();
    lines.add(format.title() + " Ver " + format.version() + layout + " (" + format.id() + ")");
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        lines.add("");
        lines.addAll(new StructReport(spec, struct).lines());
      }
    }
    lines.add("");
    lines.add(name + ": " + verdict());
    return lines;
  }

  private String verdict() {
    String refusal = spec.schema().refusal();
    if (refusal != null) {
      return "files are recognised and rejected (-twin-refuse): " + refusal;
    }
    Map<TextForm, Integer> forms = new EnumMap<>(TextForm.class);
    long structs = 0;
    long computed = 0;
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        structs++;
        computed += struct.type().computed().size();
        for (Field field : struct.type().fields()) {
          forms.merge(TextForm.of(spec.shapes(), field), 1, Integer::sum);
        }
      }
    }
    long packing = forms.getOrDefault(TextForm.PACKING, 0);
    long fields = forms.values().stream().mapToLong(Integer::longValue).sum() - packing;
    return "can be written: "
        + Phrases.count(structs, "struct")
        + ", "
        + Phrases.count(fields, "field")
        + forms.entrySet().stream()
            .filter(form -> form.getKey() == TextForm.CONSTANT || form.getKey() == TextForm.DERIVED)
            .map(form -> ", " + form.getValue() + " " + form.getKey().word())
            .collect(Collectors.joining())
        + (computed == 0 ? "" : ", " + computed + " computed");
  }
}

package dev.diptych.spectools.check;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.spectools.describe.FieldUses;
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

  /**
   * The lines of the report on {@code spec}.
   *
   * @param name what the user calls it
   * @param warnings how many the user has got
   * @param verbose whether to show every field, instead of a page
   */
  public static List<String> lines(String name, SpecView spec, long warnings, boolean verbose) {
    SpecReport report = new SpecReport(spec);
    List<String> lines = new ArrayList<>();
    lines.add(name + ": " + report.verdict());
    lines.add(
        "  "
            + report.contents()
            + (warnings == 0 ? "" : "; " + Phrases.count(warnings, "warning")));
    FieldUses uses = new FieldUses(spec);
    if (!verbose) {
      lines.addAll(new ShortReport(new Topics(spec, uses).all()).lines());
      return lines;
    }
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        lines.add("");
        lines.addAll(new StructReport(spec, struct, uses).lines());
      }
    }
    return lines;
  }

  private String verdict() {
    FormatName format = spec.schema().format();
    String layout = format.layout() == null ? "" : ", layout " + format.layout();
    String refusal = spec.schema().refusal();
    return format.title()
        + " Ver "
        + format.version()
        + layout
        + " ("
        + format.id()
        + ") "
        + (refusal == null
            ? "can be written"
            : "is recognised, but its files are rejected (-twin-refuse): " + refusal);
  }

  private String contents() {
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
    return Phrases.count(structs, "struct")
        + ", "
        + Phrases.count(fields, "field")
        + forms.entrySet().stream()
            .filter(form -> form.getKey() == TextForm.CONSTANT || form.getKey() == TextForm.DERIVED)
            .map(form -> ", " + form.getValue() + " " + form.getKey().word())
            .collect(Collectors.joining())
        + (computed == 0 ? "" : ", " + computed + " computed");
  }
}

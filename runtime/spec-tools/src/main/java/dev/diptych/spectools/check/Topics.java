package dev.diptych.spectools.check;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.Field;
import dev.diptych.spectools.check.TopicRow.Item;
import dev.diptych.spectools.describe.DerivationText;
import dev.diptych.spectools.describe.ExpectedResidue;
import dev.diptych.spectools.describe.FieldUses;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.Phrases;
import dev.diptych.spectools.describe.RowText;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StorageText;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The topics of the short report: what decides how a text of the format is written. */
final class Topics {
  private static final int MAX_USES = 45;

  private final SpecView spec;
  private final FieldUses uses;
  private final DerivationText derivations;

  Topics(SpecView spec, FieldUses uses) {
    this.spec = spec;
    this.uses = uses;
    this.derivations = new DerivationText(spec);
  }

  /** A phrase on a field, which may be empty, or null for none. */
  private interface Phrase {
    @Nullable String of(StructView struct, FieldView view, TextForm form);
  }

  /** The topics that have content, the most important first. */
  List<Topic> all() {
    ExpectedResidue residue = new ExpectedResidue(spec);
    ReadingHints hints = new ReadingHints(spec);
    return Stream.of(
            new Topic("given with a file, by --param:", byStruct(this::parameter)),
            new Topic("omitted from texts, since they are derived:", byStruct(this::derived)),
            new Topic("omitted from texts, since they are constant:", byPhrase(Topics::constant)),
            new Topic(
                "required and checked, since they decide how others are read:",
                byStruct(this::required)),
            new Topic("one row for each element:", byStruct(this::row)),
            new Topic("kept as residue, since no field has it:", rows(each -> kept(residue, each))),
            new Topic(
                "less readable than other fields:",
                byPhrase((struct, view, form) -> hints.of(view))))
        .filter(topic -> topic.size() > 0)
        .toList();
  }

  private @Nullable String parameter(StructView struct, FieldView view, TextForm form) {
    return view.field().isParameter() ? new StorageText(spec).of(view) : null;
  }

  private @Nullable String derived(StructView struct, FieldView view, TextForm form) {
    return form == TextForm.DERIVED
        ? requireNonNull(derivations.source(struct, view.field()))
        : null;
  }

  private static @Nullable String constant(StructView struct, FieldView view, TextForm form) {
    return form == TextForm.CONSTANT ? "" : null;
  }

  private @Nullable String required(StructView struct, FieldView view, TextForm form) {
    Field field = view.field();
    List<String> decided = uses.of(struct, view);
    boolean given = !field.derived() && !field.isParameter();
    return given && !decided.isEmpty() ? brief(decided) : null;
  }

  /** The first of {@code uses}, as many as leave room for the id. */
  private static String brief(List<String> uses) {
    int shown = 1;
    while (shown < uses.size()
        && String.join(", ", uses.subList(0, shown + 1)).length() < MAX_USES) {
      shown++;
    }
    int more = uses.size() - shown;
    return more == 0
        ? Phrases.list(uses, "and")
        : String.join(", ", uses.subList(0, shown)) + " and " + more + " more";
  }

  private @Nullable String row(StructView struct, FieldView view, TextForm form) {
    boolean rows = form == TextForm.ROWS || form == TextForm.TABLE;
    return rows ? new RowText(spec).of(struct, view.field()) : null;
  }

  private static List<Item> kept(ExpectedResidue residue, StructView struct) {
    return residue.of(struct).stream().map(phrase -> new Item(phrase, 1)).toList();
  }

  /** A row for each struct; one for all structs with the same content. */
  private List<TopicRow> rows(Function<StructView, List<Item>> content) {
    Map<List<Item>, List<String>> structs = new LinkedHashMap<>();
    for (StructView struct : spec.structs()) {
      List<Item> items = struct.box() ? List.of() : content.apply(struct);
      if (!items.isEmpty()) {
        structs
            .computeIfAbsent(items, each -> new ArrayList<>())
            .add(spec.simple(struct.type().name()));
      }
    }
    return structs.entrySet().stream()
        .map(each -> TopicRow.of(each.getValue(), each.getKey()))
        .toList();
  }

  /** A row for each struct with phrases on its fields. */
  private List<TopicRow> byStruct(Phrase phrase) {
    return rows(
        struct -> {
          List<Item> items = new ArrayList<>();
          ids(struct, phrase).forEach((words, ids) -> items.add(Item.of(ids, words)));
          return items;
        });
  }

  /** A row for each phrase with the fields of all structs. */
  private List<TopicRow> byPhrase(Phrase phrase) {
    Map<String, List<Item>> items = new TreeMap<>();
    for (StructView struct : spec.structs()) {
      if (!struct.box()) {
        String before = spec.simple(struct.type().name()) + ": ";
        ids(struct, phrase)
            .forEach(
                (words, ids) ->
                    items
                        .computeIfAbsent(words, each -> new ArrayList<>())
                        .add(new Item(before + String.join(", ", ids), ids.size())));
      }
    }
    return items.entrySet().stream()
        .map(each -> new TopicRow(each.getKey(), 1, each.getValue()))
        .toList();
  }

  private Map<String, List<String>> ids(StructView struct, Phrase phrase) {
    Map<String, List<String>> ids = new LinkedHashMap<>();
    for (FieldView view : struct.fields()) {
      String words = phrase.of(struct, view, TextForm.of(spec.shapes(), view.field()));
      if (words != null) {
        ids.computeIfAbsent(words, each -> new ArrayList<>()).add(view.field().id());
      }
    }
    return ids;
  }
}

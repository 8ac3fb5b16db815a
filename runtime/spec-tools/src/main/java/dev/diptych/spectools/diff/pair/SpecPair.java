package dev.diptych.spectools.diff.pair;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expr;
import dev.diptych.model.schema.EnumType;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Acceptance;
import dev.diptych.spectools.diff.value.BytesLeft;
import dev.diptych.spectools.diff.value.Evaluation;
import dev.diptych.spectools.diff.value.RequiredValues;
import dev.diptych.spectools.diff.value.StoredValues;
import dev.diptych.spectools.diff.value.Values;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Two specs with pairs of their structs: the new one reads files of the old one. The {@link
 * #mirror} has them the other way round.
 */
public final class SpecPair {
  private final SpecView before;
  private final SpecView after;
  private final SpecPair mirror;
  private final Map<List<String>, StructPair> structs = new LinkedHashMap<>();
  private final StoredValues stored;
  private final Evaluation beforeValues;
  private final BytesLeft left;
  private final RequiredValues required;
  private final Evaluation afterValues;
  private @Nullable Meaning meaning;

  private SpecPair(SpecView before, SpecView after, @Nullable SpecPair mirror) {
    this.before = before;
    this.after = after;
    this.stored = new StoredValues(before);
    this.beforeValues = new Evaluation(before, stored);
    this.left = new BytesLeft(before, beforeValues);
    this.required = new RequiredValues(beforeValues);
    this.afterValues = new Evaluation(after, this::read);
    this.mirror = mirror == null ? new SpecPair(after, before, this) : mirror;
  }

  /** Pairs {@code before} with {@code after}. */
  public static SpecPair of(SpecView before, SpecView after) {
    SpecPair specs = new SpecPair(before, after, null);
    new StructPairing(specs).walk();
    return specs;
  }

  /** The old spec. */
  public SpecView before() {
    return before;
  }

  /** The new spec. */
  public SpecView after() {
    return after;
  }

  /** The same pair where the old spec reads files of the new one. */
  public SpecPair mirror() {
    return mirror;
  }

  /** The structs at the same locations of both specs, the roots first. */
  public List<StructPair> structs() {
    return List.copyOf(structs.values());
  }

  /** The pair of two structs, or null. */
  public @Nullable StructPair struct(String oldName, String newName) {
    return structs.get(List.of(oldName, newName));
  }

  void add(StructPair pair) {
    structs.put(List.of(pair.before().type().name(), pair.after().type().name()), pair);
  }

  /** The values that files of the old spec can have in {@code field} of the new spec. */
  private Values read(StructView owner, FieldView field) {
    Values all = null;
    for (StructPair struct : structs.values()) {
      FieldPair pair = struct.after().equals(owner) ? struct.fromNow(field) : null;
      if (pair != null) {
        Values one = stored.of(struct.before(), pair.before());
        all = all == null ? one : all.union(one);
      }
    }
    return all == null ? StoredValues.domain(owner, field) : all;
  }

  /** The values of an expression of the old struct {@code owner} in files of the old spec. */
  public Values beforeValues(StructView owner, Expr expression) {
    return beforeValues.of(owner, expression);
  }

  /** The values of an expression of the new struct {@code owner} in files of the old spec. */
  public Values afterValues(StructView owner, Expr expression) {
    return afterValues.of(owner, expression);
  }

  /** The values of {@code field} of the old struct {@code owner} in files of the old spec. */
  public Values stored(StructView owner, FieldView field) {
    return stored.of(owner, field);
  }

  /** What is left of the stream in files of the old spec. */
  public BytesLeft left() {
    return left;
  }

  /** The fields that all files of the old spec have. */
  public RequiredValues required() {
    return required;
  }

  /** Whether the new field of {@code pair} accepts all values that the old one can have. */
  public boolean accepts(FieldPair pair) {
    Constraint constraint = pair.after().node() == null ? null : pair.after().node().constraint();
    StructView owner = pair.structs().after();
    EnumType names = after.schema().names(pair.after().field().type().names());
    return constraint == null
        || (!(constraint instanceof Constraint.InEnum) && pair.sameInFiles(FieldPair::constraint))
        || new Acceptance(afterValues, owner, names)
            .all(constraint, stored(pair.structs().before(), pair.before()));
  }

  /** The cases of {@code field} of the new spec that files of the old one can select. */
  public List<Choice.Case> selected(StructView owner, FieldView field) {
    Values on = afterValues(owner, field.requireChoice().on().tree());
    return selected(field, on, afterValues, owner);
  }

  /** The cases of {@code field} of the old spec that its files can select. */
  public List<Choice.Case> selectedBefore(StructView owner, FieldView field) {
    Values on = beforeValues(owner, field.requireChoice().on().tree());
    return selected(field, on, beforeValues, owner);
  }

  private static List<Choice.Case> selected(
      FieldView field, Values on, Evaluation evaluation, StructView owner) {
    List<Choice.Case> selected = new ArrayList<>();
    boolean covered = false;
    for (Choice.Case each : field.requireChoice().cases()) {
      Object value = each.otherwise() ? null : evaluation.of(owner, each.value().tree()).single();
      if (each.otherwise() ? !covered : value == null || on.mayBe(value)) {
        selected.add(each);
      }
      covered |= value != null && value.equals(on.single());
    }
    return selected;
  }

  /**
   * Whether two parts have the same meaning, each in its own spec: expressions, lists of parts, or
   * anything that can be compared.
   */
  public boolean same(@Nullable Object one, @Nullable Object other) {
    return meaning().same(one, other);
  }

  /** Whether two parts of {@code structs} have the same meaning for files of the old spec. */
  public boolean sameInFiles(StructPair structs, @Nullable Object one, @Nullable Object other) {
    return meaning().sameInFiles(structs, one, other);
  }

  private Meaning meaning() {
    if (meaning == null) {
      meaning = new Meaning(this, beforeValues, afterValues);
    }
    return requireNonNull(meaning);
  }
}

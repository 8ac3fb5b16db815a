package dev.diptych.spectools.diff.pair;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A struct of the old spec and the struct in its place in the new one. */
public final class StructPair {
  private final SpecPair specs;
  private final StructView before;
  private final StructView after;
  private final Set<Use> oldUses;
  private final Set<Use> newUses;
  private final List<FieldPair> fields;
  private final StructPair mirror;

  /**
   * Two structs.
   *
   * @param oldUses how old texts show them; grows as more uses are found
   * @param newUses the same for new texts
   */
  StructPair(
      SpecPair specs, StructView before, StructView after, Set<Use> oldUses, Set<Use> newUses) {
    this.specs = specs;
    this.before = before;
    this.after = after;
    this.oldUses = oldUses;
    this.newUses = newUses;
    this.fields = new FieldMatching(this).pairs();
    this.mirror = new StructPair(this);
  }

  private StructPair(StructPair other) {
    this.specs = other.specs.mirror();
    this.before = other.after;
    this.after = other.before;
    this.oldUses = other.newUses;
    this.newUses = other.oldUses;
    this.mirror = other;
    List<FieldPair> reversed = new ArrayList<>();
    other.fields.forEach(
        each ->
            reversed.add(
                new FieldPair(this, /* before= */ each.after(), /* after= */ each.before())));
    reversed.sort(Comparator.comparing(each -> after.fields().indexOf(each.after())));
    this.fields = List.copyOf(reversed);
  }

  /** The same pair where the old struct reads files of the new one. */
  public StructPair mirror() {
    return mirror;
  }

  /** The specs. */
  public SpecPair specs() {
    return specs;
  }

  /** The old struct. */
  public StructView before() {
    return before;
  }

  /** The new struct. */
  public StructView after() {
    return after;
  }

  /** Whether old texts show the struct as {@code use}. */
  public boolean shownAs(Use use) {
    return oldUses.contains(use);
  }

  void show(Use was, Use is) {
    oldUses.add(was);
    newUses.add(is);
  }

  /** The fields that are on both sides, in the order of the new one. */
  public List<FieldPair> fields() {
    return fields;
  }

  /** The pair that {@code id} of the old struct belongs to, or null. */
  public @Nullable FieldPair fromOld(String id) {
    return fields.stream()
        .filter(each -> each.before().field().id().equals(id))
        .findAny()
        .orElse(null);
  }

  /** The pair that {@code field} of the new struct belongs to, or null. */
  public @Nullable FieldPair fromNow(FieldView field) {
    return fields.stream().filter(each -> each.after().equals(field)).findAny().orElse(null);
  }

  /** The removed fields. */
  public List<FieldView> removed() {
    List<FieldView> removed = new ArrayList<>(before.fields());
    fields.forEach(pair -> removed.remove(pair.before()));
    return removed;
  }

  /** The added fields. */
  public List<FieldView> added() {
    List<FieldView> added = new ArrayList<>(after.fields());
    fields.forEach(pair -> added.remove(pair.after()));
    return added;
  }

  /** The name of the struct in messages. */
  public String path() {
    String name = after.type().name();
    if (!after.box()) {
      return specs.after().simple(name);
    }
    // Boxes are internal: messages name the outer struct and the type of the value.
    String owner = name.substring(0, name.lastIndexOf("::"));
    String kind = name.substring(owner.length() + 2 + Choice.PREFIX.length());
    return specs.after().simple(owner) + "/" + kind.replaceFirst("__.*", "");
  }

  /** The location of {@code keys} within the new struct. */
  public Location place(List<String> keys) {
    return specs.after().place(after.type().name(), keys);
  }

  /** The location of {@code field}, of either spec. */
  public Location place(FieldView field) {
    return after.fields().contains(field)
        ? specs.after().place(after, field, "id")
        : specs.before().place(before, field, "id");
  }

  /** The form of a struct in the text, which determines what identifies its fields. */
  public enum Use {
    /** As a block: by the names of its fields. */
    BLOCK,
    /** As a row, or as one value: by the order of its fields. */
    ROW;

    /** The form of the struct of a field with the form {@code form}. */
    static Use of(TextForm form) {
      return switch (form) {
        case ROWS, TABLE, INLINE, TUPLE -> ROW;
        default -> BLOCK;
      };
    }
  }
}

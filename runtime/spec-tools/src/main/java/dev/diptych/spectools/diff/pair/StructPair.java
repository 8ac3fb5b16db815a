package dev.diptych.spectools.diff.pair;

import dev.diptych.compiler.schema.FieldStorage;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.describe.TextForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A struct of the old spec and the struct in its place in the new one. */
public final class StructPair {
  private final SpecPair specs;
  private final StructView old;
  private final StructView now;
  private final Set<Use> uses;
  private final List<FieldPair> fields;

  /**
   * Two structs.
   *
   * @param uses how the texts show them; grows as more uses are found
   */
  StructPair(SpecPair specs, StructView old, StructView now, Set<Use> uses) {
    this.specs = specs;
    this.old = old;
    this.now = now;
    this.uses = uses;
    this.fields = new FieldMatching(this).pairs();
  }

  /** The specs. */
  public SpecPair specs() {
    return specs;
  }

  /** The old struct. */
  public StructView old() {
    return old;
  }

  /** The new struct. */
  public StructView now() {
    return now;
  }

  /** Whether texts show the struct as {@code use}. */
  public boolean shownAs(Use use) {
    return uses.contains(use);
  }

  void show(Use use) {
    uses.add(use);
  }

  /** The fields that are on both sides, in the order of the new one. */
  public List<FieldPair> fields() {
    return fields;
  }

  /** The pair that {@code id} of the old struct belongs to, or null. */
  public @Nullable FieldPair fromOld(String id) {
    return fields.stream()
        .filter(each -> each.old().field().id().equals(id))
        .findAny()
        .orElse(null);
  }

  /** The removed fields. */
  public List<FieldView> removed() {
    List<FieldView> gone = new ArrayList<>(old.fields());
    fields.forEach(pair -> gone.remove(pair.old()));
    return gone;
  }

  /** The added fields. */
  public List<FieldView> added() {
    List<FieldView> added = new ArrayList<>(now.fields());
    fields.forEach(pair -> added.remove(pair.now()));
    return added;
  }

  /** The name of the struct in messages. */
  public String path() {
    String name = now.type().name();
    if (!now.box()) {
      return specs.now().simple(name);
    }
    // Boxes are internal: messages name the outer struct and the type of the value.
    String owner = name.substring(0, name.lastIndexOf("::"));
    String kind = name.substring(owner.length() + 2 + FieldStorage.PREFIX.length());
    return specs.now().simple(owner) + "/" + kind.replaceFirst("__.*", "");
  }

  /** The location of {@code keys} within the new struct. */
  public Location place(List<String> keys) {
    return specs.now().place(now.type().name(), keys);
  }

  /** The location of {@code field}, of either spec. */
  public Location place(FieldView field) {
    return now.fields().contains(field)
        ? specs.now().place(now, field, "id")
        : specs.old().place(old, field, "id");
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

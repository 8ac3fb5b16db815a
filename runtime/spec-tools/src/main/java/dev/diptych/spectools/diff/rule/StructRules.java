package dev.diptych.spectools.diff.rule;

import dev.diptych.ir.Endian;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.TypeDef;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Changes of a struct itself. */
final class StructRules {
  private StructRules() {}

  /**
   * {@code type-renamed}: a struct has another name. {@link TextRules} reports it where texts
   * contain the name.
   */
  static void typeRenamed(StructPair structs, Changes changes) {
    if (structs.before().box() || structs.after().box()) {
      return;
    }
    String was = last(structs.before().type().name());
    String is = last(structs.after().type().name());
    if (!was.equals(is)) {
      String message = "was called " + was;
      changes.add(
          new SpecDifference(
              "type-renamed",
              Impact.COMPATIBLE,
              Impact.COMPATIBLE,
              structs.path(),
              structs.place(List.of()),
              message));
    }
  }

  private static String last(String name) {
    return name.substring(name.lastIndexOf(':') + 1);
  }

  /**
   * {@code byte-order-changed}: the selector of the byte order changed. A fixed one is part of what
   * each field is stored as.
   */
  static void byteOrder(StructPair structs, Changes changes) {
    List<Expr> was = selected(structs.before().spec());
    List<Expr> is = selected(structs.after().spec());
    if (was != null && is != null && !structs.specs().same(was, is)) {
      String message = "the selector of the byte order changed";
      changes.report(
          "byte-order-changed",
          structs,
          "meta",
          each ->
              each.specs()
                      .sameInFiles(
                          each, selected(each.before().spec()), selected(each.after().spec()))
                  ? Impact.COMPATIBLE
                  : Impact.BYTES,
          message);
    }
  }

  private static @Nullable List<Expr> selected(@Nullable TypeDef type) {
    if (type == null || !(type.endian() instanceof Endian.Selected selected)) {
      return null;
    }
    List<Expr> parts = new ArrayList<>(List.of(selected.on()));
    selected.cases().forEach(one -> parts.addAll(List.of(one.value(), new Expr.Str(one.order()))));
    return parts;
  }

  /**
   * {@code value-changed}, {@code value-added}, {@code value-removed}: a computed value changed. It
   * breaks nothing unless expressions read it.
   */
  static void computed(StructPair structs, Changes changes) {
    Map<String, Node.Value> was = values(structs.before().spec());
    Map<String, Node.Value> is = values(structs.after().spec());
    is.forEach(
        (id, value) -> {
          Node.Value before = was.remove(id);
          if (before == null) {
            report(
                structs, "value-added", each -> Impact.COMPATIBLE, id, "is computed now", changes);
          } else if (!structs.specs().same(before.value(), value.value())
              || !structs.specs().same(before.condition(), value.condition())) {
            boolean read = reads(structs.specs().after(), id);
            String message =
                "has another expression" + (read ? ", and other expressions read it" : "");
            report(structs, "value-changed", each -> computed(each, id), id, message, changes);
          }
        });
    was.keySet()
        .forEach(
            id ->
                report(
                    structs,
                    "value-removed",
                    each -> Impact.COMPATIBLE,
                    id,
                    "was removed",
                    changes));
  }

  private static void report(
      StructPair structs,
      String code,
      Function<StructPair, Impact> impact,
      String id,
      String message,
      Changes changes) {
    changes.add(
        new SpecDifference(
            code,
            impact.apply(structs),
            impact.apply(structs.mirror()),
            structs.path() + "/" + id,
            structs.place(List.of("instances", id)),
            message));
  }

  private static Map<String, Node.Value> values(@Nullable TypeDef type) {
    Map<String, Node.Value> values = new TreeMap<>();
    if (type != null) {
      type.values().forEach(value -> values.put(value.id(), value));
    }
    return values;
  }

  /** What another expression of {@code id} breaks: expressions that read it. */
  private static Impact computed(StructPair structs, String id) {
    Node.Value was = values(structs.before().spec()).get(id);
    Node.Value is = values(structs.after().spec()).get(id);
    boolean same =
        was != null
            && is != null
            && structs.specs().sameInFiles(structs, was.value(), is.value())
            && structs.specs().same(was.condition(), is.condition());
    boolean breaks = !same && reads(structs.specs().after(), id);
    return Impact.of(breaks, breaks);
  }

  private static boolean reads(SpecView spec, String id) {
    return spec.structs().stream()
        .filter(struct -> !struct.box())
        .anyMatch(struct -> Expressions.mentions(struct.definition().expressions()).contains(id));
  }
}

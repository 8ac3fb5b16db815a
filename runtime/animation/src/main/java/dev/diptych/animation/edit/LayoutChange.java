package dev.diptych.animation.edit;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Converts input animations between versions and layouts, and collects what the new one lacks. */
public final class LayoutChange {
  private static final List<String> WRAPS = List.of("pre_wrap", "post_wrap");

  private final InputAnimation from;
  private final InputAnimation to;
  private final AnimationEditor editor;
  private final List<String> losses = new ArrayList<>();
  private int bentKeys;

  /**
   * A conversion.
   *
   * @param from the input
   * @param to an animation in the wanted version and layout, without keys, and with all parts that
   *     it can have and {@code from} has
   */
  public LayoutChange(InputAnimation from, InputAnimation to) {
    this.from = from;
    this.to = to;
    this.editor = new AnimationEditor(to.document());
  }

  /** The converted document; afterwards, {@link #losses} is complete. */
  public Document document() {
    curves();
    if (AnimationEditor.hasMarkers(to)) {
      editor.put(from.markers().stream().map(marker -> marker.struct()).toList());
    } else if (!from.markers().isEmpty()) {
      losses.add(NumberFormatting.count(from.markers().size(), "marker"));
    }
    Document converted = editor.document();
    Residue residue = from.document().residue();
    if (!residue.patches().isEmpty() || residue.slack() != 0) {
      losses.add("bytes that differ from what the spec encodes");
    }
    Struct root = flags(converted.root()).with(Residue.trailing(residue.trailing()));
    return new Document(converted.schema(), root);
  }

  /** The content that the new version or layout cannot represent, as parts of a sentence. */
  public List<String> losses() {
    return List.copyOf(losses);
  }

  private void curves() {
    Map<String, Curve> targets = new HashMap<>();
    to.curves().forEach(curve -> targets.put(curve.label(), curve));
    for (Curve curve : from.curves()) {
      Curve target = targets.get(curve.label());
      if (target != null) {
        Struct struct = target.struct();
        for (String wrap : WRAPS) {
          struct = struct.with(wrap, curve.struct().require(wrap));
        }
        editor.put(target, struct, keys(curve, target));
      }
    }
    if (bentKeys > 0) {
      losses.add("the slopes and weights of " + NumberFormatting.count(bentKeys, "key"));
    }
    if (from.gaze() != null && to.gaze() == null) {
      losses.add("the gaze");
    }
    if (from.camera() == null && to.camera() != null) {
      losses.add("the absence of a camera");
    }
    if (from.hands().isEmpty() && !to.hands().isEmpty()) {
      losses.add("the absence of hands");
    }
  }

  private Table keys(Curve curve, Curve target) {
    if (Keys.isFull(curve) == Keys.isFull(target)) {
      return new Table(target.keys().layout(), curve.keys().data());
    }
    Keys keys = new Keys(target.keys().layout(), curve.size());
    for (int key = 0; key < curve.size(); key++) {
      keys.add(curve.time(key), curve.value(key));
      keys.bits(Curve.TIME, curve.timeBits(key)).bits(Curve.VALUE, curve.valueBits(key));
      bentKeys += Keys.isFull(curve) && isBent(curve, key) ? 1 : 0;
    }
    return keys.table();
  }

  /** Whether a key differs from those that a time and a value describe completely. */
  private static boolean isBent(Curve curve, int key) {
    boolean plain = Keys.mode(curve, key) == (Keys.WEIGHTED_IN | Keys.WEIGHTED_OUT);
    for (int column = Keys.IN_SLOPE; column < Keys.MODE; column++) {
      plain &= curve.keys().bits(key, column) == 0;
    }
    return !plain;
  }

  /** Copies flags that are neither 0 nor 1. */
  private Struct flags(Struct root) {
    Struct changed = root;
    Struct source = from.document().root();
    for (Field field : source.type().fields()) {
      if (field.derivation() instanceof Derivation.PresenceOf
          && source.get(field.id()) instanceof Scalar flag
          && (flag.bits() & ~1L) != 0) {
        if (root.type().indexOf(field.id()) >= 0) {
          changed = changed.with(field.id(), flag);
        } else {
          losses.add(field.name() + " = " + flag.bits());
        }
      }
    }
    return changed;
  }
}

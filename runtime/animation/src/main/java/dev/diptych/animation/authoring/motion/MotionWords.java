package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.motion.Track;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Expands the rows of all tracks of a text.
 *
 * @param arguments reads arguments
 * @param tolerances how far playback may be from what was authored
 */
record MotionWords(Arguments arguments, MotionTolerances tolerances) {
  private static final List<String> BLOCKS = List.of("Motion", "Vector", "Quaternion");

  /** Expands {@code section} and all sections in it. */
  void expand(Section section) {
    for (Section inner : section.sections().toList()) {
      if (!inner.layout().isKnown()) {
        unknown(inner);
      } else if (inner.layout().isRows()) {
        track(inner);
      } else {
        expand(inner);
      }
    }
    WholeFrames frames = new WholeFrames(arguments);
    for (Entry entry : section.entries()) {
      if (entry instanceof Entry.Assignment attribute
          && section.layout().attribute(attribute.name()) == Unit.FRAME
          && attribute.value() instanceof Quantity quantity) {
        frames.check(quantity, arguments.context().units().number(quantity, Unit.FRAME));
      }
    }
  }

  private void unknown(Section block) {
    Replacement near = Suggestion.nearest(block.name(), BLOCKS);
    arguments
        .context()
        .report()
        .error(
            "unknown-word",
            block.origin(),
            "a motion has no block '" + block.name() + "'",
            near,
            "the blocks are Motion, Vector and Quaternion; others are only kept in a text without"
                + " words that expand");
  }

  private void track(Section table) {
    Rows rows = new Rows(new WholeFrames(arguments));
    RowOrder.visit(table.rows(), rows, numbers -> {});
    if (rows.plain || !rows.valid) {
      return;
    }
    Track.Kind kind = table.name().equals("Quaternion") ? Track.Kind.QUATERNION : Track.Kind.VECTOR;
    String curve = curve(table);
    List<KeyRow> keys = new KeyRows(arguments).read(table);
    if (curve != null && !keys.isEmpty() && distinct(keys)) {
      MotionTrackReader reader = new MotionTrackReader(arguments, kind, curve);
      MotionKeys track = reader.read(keys);
      if (track != null) {
        double tolerance = tolerances.of(kind, track.values());
        new MotionOutput(arguments, tolerance).write(table, track);
      }
    }
  }

  /** The curve of a track; null after an error. */
  private @Nullable String curve(Section table) {
    Evaluated value = table.setting("curve").orElse(null);
    String curve = value instanceof Value.Verbatim text ? text.text().replace("\"", "") : "linear";
    if (!curve.equals("linear") && !curve.equals("spline") && value != null) {
      arguments.error(
          value.origin(),
          "easings and rotations need a curve that is known",
          "the curve is \"linear\" or \"spline\"");
      return null;
    }
    return curve;
  }

  private boolean distinct(List<KeyRow> keys) {
    for (int key = 1; key < keys.size(); key++) {
      if (keys.get(key).time() == keys.get(key - 1).time()) {
        Origin origin = keys.get(key).origin();
        arguments.error(
            origin,
            "a second key at frame " + (long) keys.get(key).time(),
            "a value that changes at once is a row with 'hold'");
        return false;
      }
    }
    return true;
  }

  /** Checks the keys of rows, and whether all rows are plain. */
  private static final class Rows implements RowOrder.RowVisitor {
    private final WholeFrames frames;
    private boolean plain = true;
    private boolean valid = true;

    Rows(WholeFrames frames) {
      this.frames = frames;
    }

    @Override
    public void row(@Nullable Evaluated key, Entry.Row row) {
      plain &= row.arguments().size() == 1 && row.arguments().get(0) instanceof Value.Tuple;
      if (key instanceof Quantity quantity) {
        valid &= frames.check(quantity, quantity.number());
      }
      for (Evaluated argument : row.arguments()) {
        if (argument instanceof Value.Until until && until.value() instanceof Quantity end) {
          valid &= frames.check(end, end.number());
        }
      }
    }
  }
}

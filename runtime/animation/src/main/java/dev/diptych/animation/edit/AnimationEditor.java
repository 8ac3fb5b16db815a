package dev.diptych.animation.edit;

import static java.util.Objects.requireNonNull;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import java.util.List;

/** A copy of an animation in which keys and markers are replaced. Everything else stays. */
final class AnimationEditor {
  private static final Path MARKERS = Path.ROOT.field("markers");

  private final Document document;
  private Struct root;

  AnimationEditor(Document document) {
    this.document = document;
    this.root = document.root();
  }

  /** Replaces the keys of {@code curve}, which is one of the document. */
  void put(Curve curve, Table keys) {
    put(curve, curve.struct(), keys);
  }

  /** Replaces {@code curve} by {@code struct} with {@code keys}. */
  void put(Curve curve, Struct struct, Table keys) {
    Struct changed = struct.with("keyframes", keys).with("num_keyframes", new Scalar(keys.rows()));
    root = DocumentEdits.put(root, curve.path(), changed);
  }

  /** Replaces all markers; the layout must have them. */
  void put(List<Struct> markers) {
    Struct list =
        ((Struct) requireNonNull(root.get(MARKERS.field())))
            .with("num_markers", new Scalar(markers.size()))
            .with("markers", new Sequence(List.<Value>copyOf(markers)));
    root = DocumentEdits.put(root, MARKERS, list);
  }

  /** A marker at another time. */
  static Struct at(Marker marker, float time) {
    return marker.struct().with("time", new Scalar(Float.floatToRawIntBits(time) & 0xFFFF_FFFFL));
  }

  /** Whether the format of {@code animation} has markers. */
  static boolean hasMarkers(InputAnimation animation) {
    Struct root = animation.document().root();
    return root.type().indexOf(MARKERS.field()) >= 0;
  }

  Document document() {
    return new Document(document.schema(), root);
  }
}

package dev.diptych.animation.convert;

import dev.diptych.animation.motion.Child;
import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Track;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import java.util.Map;

/**
 * Makes the structs of motions and tracks.
 *
 * @param schema that of motions
 * @param entry the struct of one child of a motion
 */
record Entries(Schema schema, StructType entry) {
  /** {@code child} as a child of a motion. */
  Struct of(Child child) {
    int kind = child instanceof Motion ? 0 : ((Track) child).kind() == Track.Kind.VECTOR ? 1 : 2;
    StructType type = body(kind);
    Struct body =
        child instanceof Motion motion ? motion(type, motion) : track(type, (Track) child);
    return struct(entry, Map.of("kind", new Scalar(kind), "body", body));
  }

  private StructType body(int kind) {
    Type.Switched cases = (Type.Switched) entry.field("body").type();
    return schema.structs().get(cases.structs().get(kind));
  }

  private Struct motion(StructType type, Motion motion) {
    List<Value> children = motion.children().stream().map(this::of).map(Value.class::cast).toList();
    return struct(
        type,
        Map.of(
            "name", Names.bytes(motion.name()),
            "endframe", new Scalar(motion.endFrame()),
            "looped", new Scalar(motion.loop() ? 1 : 0),
            "children", new Sequence(children)));
  }

  private Struct track(StructType type, Track track) {
    return struct(
        type,
        Map.of(
            "name",
            Names.bytes(track.name()),
            "class_name",
            Names.bytes(track.className()),
            "member",
            Names.bytes(track.member()),
            "curve",
            Names.bytes(track.curve()),
            "others",
            new Sequence(List.of()),
            MotionReader.KEYS,
            MotionWriter.keys(schema, type, track)));
  }

  private static Struct struct(StructType type, Map<String, Value> said) {
    Value[] values = new Value[type.fields().size()];
    said.forEach((field, value) -> values[type.indexOf(field)] = value);
    return Deriver.complete(type, values);
  }
}

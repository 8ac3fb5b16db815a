package dev.diptych.animation.motion;

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
import org.jspecify.annotations.Nullable;

/**
 * Builds the structs of motions and tracks.
 *
 * @param schema the schema of motions
 * @param entry the struct type of one item of a motion
 */
record EntryBuilder(Schema schema, StructType entry) {
  /** The struct of {@code item}. */
  Struct of(MotionItem item) {
    int kind = item instanceof Motion ? 0 : ((Track) item).kind() == Track.Kind.VECTOR ? 1 : 2;
    StructType type = body(kind);
    Struct body = item instanceof Motion motion ? motion(type, motion) : track(type, (Track) item);
    return struct(entry, Map.of("kind", new Scalar(kind), "body", body));
  }

  private StructType body(int kind) {
    Type.Switched cases = (Type.Switched) entry.field("body").type();
    return schema.struct(cases.structs().get(kind));
  }

  private Struct motion(StructType type, Motion motion) {
    List<Value> children = motion.items().stream().map(this::of).map(Value.class::cast).toList();
    return struct(
        type,
        Map.of(
            "name", MotionNames.bytes(motion.name()),
            "endframe", new Scalar(motion.endFrame()),
            "looped", new Scalar(motion.loop() ? 1 : 0),
            "children", new Sequence(children)));
  }

  private Struct track(StructType type, Track track) {
    return struct(
        type,
        Map.of(
            "name",
            MotionNames.bytes(track.name()),
            "class_name",
            MotionNames.bytes(track.className()),
            "member",
            MotionNames.bytes(track.member()),
            "curve",
            MotionNames.bytes(track.curve()),
            "others",
            new Sequence(List.of()),
            MotionReader.KEYS,
            MotionWriter.keys(schema, type, track)));
  }

  private static Struct struct(StructType type, Map<String, Value> fields) {
    @Nullable Value[] values = new Value[type.fields().size()];
    fields.forEach((field, value) -> values[type.indexOf(field)] = value);
    return Deriver.complete(type, values);
  }
}

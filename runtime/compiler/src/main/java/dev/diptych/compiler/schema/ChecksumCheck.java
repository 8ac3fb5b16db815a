package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.compiler.schema.name.NeededNames;
import dev.diptych.ir.Node;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking.Method;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Derivation.ChecksumOf;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.Storage.Processing;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rejects checksums of fields that do not exist or that checksums cannot cover. */
final class ChecksumCheck {
  private final Spec spec;
  private final FieldUsage usage;
  private final Schema schema;
  private final CoveredPaths paths;
  private final Set<String> needed;

  private ChecksumCheck(Spec spec, FieldUsage usage, Schema schema) {
    this.spec = spec;
    this.usage = usage;
    this.schema = schema;
    this.paths = new CoveredPaths(schema);
    this.needed = NeededNames.names(spec);
  }

  static void check(Spec spec, FieldUsage usage, Schema schema) throws UnsupportedConstruct {
    checkValues(spec);
    if (!schema.hasChecksums()) {
      return;
    }
    ChecksumCheck check = new ChecksumCheck(spec, usage, schema);
    for (StructType struct : schema.structs().values()) {
      for (Field field : struct.fields()) {
        if (field.derivation() instanceof ChecksumOf from) {
          check.checksum(struct, field, from.checksum());
        }
      }
    }
    for (StructType struct : schema.structs().values()) {
      List<String> cycle = new ChecksumCycles(schema, struct).find();
      if (!cycle.isEmpty()) {
        throw check.key(struct, cycle).error(ChecksumCycles.message(cycle));
      }
    }
  }

  /** Rejects the key on computed values, which have no bytes. */
  private static void checkValues(Spec spec) throws UnsupportedConstruct {
    for (TypeDef type : spec.types().values()) {
      for (Node.Value value : type.values()) {
        if (value.origin().file().has(value.origin().to(ChecksumKey.KEY).path())) {
          throw new UnsupportedConstruct(
              type.name() + "/" + value.id(),
              value.origin().to(ChecksumKey.KEY),
              ChecksumKey.KEY + ": requires a field, not a computed value");
        }
      }
    }
  }

  private ChecksumKey key(StructType struct, Field field) {
    Node node = spec.requireType(struct.name()).node(field.id());
    return ChecksumKey.of(struct.name(), (Node.Field) requireNonNull(node));
  }

  /** The key of the first checksum of a cycle, which is at a path from {@code struct}. */
  private ChecksumKey key(StructType struct, List<String> cycle) {
    StructType at = struct;
    List<String> path = CoverageReader.path(cycle.get(0));
    for (String id : path.subList(0, path.size() - 1)) {
      at = schema.struct((Type.Nested) at.field(id).type());
    }
    return key(at, at.field(path.get(path.size() - 1)));
  }

  private void checksum(StructType struct, Field field, Checksum checksum)
      throws UnsupportedConstruct {
    ChecksumKey key = key(struct, field);
    String reader = usage.reader(key.field());
    if (reader != null && needed.contains(field.id())) {
      throw key.error(reader + " reads it, so that other bytes would depend on it");
    }
    boolean framed =
        field.type() instanceof Type.Text text && !(text.frame() instanceof Frame.FixedSize);
    if (framed) {
      throw key.error("requires a string of a constant size without further meaning");
    }
    boolean list = key.map().get("of") instanceof List<?>;
    for (int i = 0; i < checksum.of().size(); i++) {
      String[] at = list ? new String[] {"of", Integer.toString(i)} : new String[] {"of"};
      covered(struct, field, key, checksum.of().get(i), at);
    }
    for (int i = 0; i < checksum.blank().size(); i++) {
      String[] at = {"blank", Integer.toString(i)};
      problem(key, paths.problem(struct, checksum.blank().get(i)), at);
      if (checksum.self() == null) {
        throw key.error("blank requires self, the byte to count instead", "blank");
      }
    }
  }

  private void covered(
      StructType struct, Field field, ChecksumKey key, Covered covered, String... at)
      throws UnsupportedConstruct {
    if (covered instanceof Covered.Range range) {
      end(struct, key, range.from(), true, at);
      end(struct, key, range.to(), false, at);
      order(struct, key, range, at);
    } else if (covered instanceof Covered.Field part) {
      problem(key, paths.problem(struct, part.path()), at);
      if (part.path().equals(List.of(field.id()))) {
        throw key.error("a checksum of itself", at);
      }
      if (part.unpacking().has(Method.PROCESS) && !paths.isProcessed(struct, part.path())) {
        throw key.error(String.join(".", part.path()) + " has no process", at);
      }
      selector(struct, key, part);
    }
  }

  private void selector(StructType struct, ChecksumKey key, Covered.Field part)
      throws UnsupportedConstruct {
    String on = part.unpacking().on();
    Type type = on == null ? null : struct.field(on).type();
    if (type != null && !(type instanceof Type.Numeric) && !(type instanceof Type.Bits)) {
      throw key.error("switch-on requires a number", "unpack", "switch-on");
    }
  }

  private static void order(StructType struct, ChecksumKey key, Covered.Range range, String... at)
      throws UnsupportedConstruct {
    int from = range.from() == null ? -1 : struct.indexOf(range.from());
    int to = range.to() == null ? Integer.MAX_VALUE : struct.indexOf(range.to());
    if (from > to) {
      throw key.error(range.from() + " comes after " + range.to(), at);
    }
  }

  private void end(
      StructType struct, ChecksumKey key, @Nullable String id, boolean first, String... at)
      throws UnsupportedConstruct {
    if (id == null) {
      return;
    }
    if (struct.indexOf(id) < 0) {
      throw key.error("unknown field " + id + Suggestion.of(id, CoveredPaths.ids(struct)), at);
    }
    if (struct.field(id).storage().place() != Place.SEQUENCE) {
      throw key.error("a range requires fields of seq, unlike " + id, at);
    }
    if (CoveredPaths.splitsBits(struct, struct.indexOf(id), first)) {
      throw key.error(id + " may share a byte with the bits next to it", at);
    }
  }

  private static void problem(ChecksumKey key, @Nullable String problem, String... at)
      throws UnsupportedConstruct {
    if (problem != null) {
      throw key.error(problem, at);
    }
  }

  /** Whether the bytes of {@code field} are processed. */
  static boolean isProcessed(Field field) {
    return field.storage().stream() != null
        && field.storage().stream().process() != Processing.NONE;
  }
}

package dev.diptych.binary;

import dev.diptych.model.derive.Choice;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import java.util.List;

/**
 * Has objects check themselves before they are written: whether what stands there is what the spec
 * gives, and whether sizes and counts are what others say.
 */
final class Checks {
  private final List<ObjectWriter.Made> made;

  Checks(List<ObjectWriter.Made> made) {
    this.made = made;
  }

  void run() {
    for (ObjectWriter.Made one : made) {
      presences(one);
      choices(one);
      check(one);
    }
  }

  private static void presences(ObjectWriter.Made one) {
    Members members = Members.of(one.object().getClass());
    for (Field field : one.struct().type().fields()) {
      String condition = "twin_if_" + field.id();
      if (members.has(condition)) {
        boolean wanted = Boolean.TRUE.equals(members.get(one.object(), condition));
        boolean there = one.struct().get(field.id()) != null;
        if (wanted != there && !(field.storage().instance() && wanted)) {
          String message =
              there
                  ? "%s stands here, but the spec gives it only under a condition that is not met"
                  : "%s is missing: the spec gives it under a condition that is met";
          throw new Inconsistency(one.path().field(field.id()), message.formatted(field.id()));
        }
      }
    }
  }

  private static void choices(ObjectWriter.Made one) {
    for (Field field : one.struct().type().fields()) {
      Value value = one.struct().get(field.id());
      if (field.type() instanceof Type.Switched type
          && type.on() != null
          && value instanceof Struct struct) {
        String wanted = Choice.of(type, one.struct().get(type.on()));
        if (!struct.type().name().equals(wanted)) {
          String means = wanted == null ? "nothing" : simple(wanted);
          String message =
              "%s is %s, but %s means %s"
                  .formatted(field.id(), simple(struct.type().name()), type.on(), means);
          throw new Inconsistency(one.path().field(field.id()), message);
        }
      }
    }
  }

  private static String simple(String struct) {
    return struct.substring(struct.lastIndexOf(':') + 1);
  }

  private static void check(ObjectWriter.Made one) {
    try {
      one.object()._check();
    } catch (ConsistencyError e) {
      throw of(e, one.path());
    } catch (KaitaiStream.ValidationFailedError e) {
      throw new Inconsistency(one.path(), "the spec does not allow this: " + e.getMessage());
    } catch (ClassCastException e) {
      String message = "something here is not of the type that the spec gives it for these values";
      throw new Inconsistency(one.path(), message);
    } catch (NullPointerException e) {
      throw new Inconsistency(one.path(), "something is missing here that the spec needs");
    }
  }

  /** What generated code says about {@code owner}, with both sides named. */
  static Inconsistency of(ConsistencyError error, Path owner) {
    String id = error.id().replaceFirst("^raw\\((.*)\\)$", "$1").replaceFirst("^twin_", "");
    String message =
        "%s is %s here, but the spec says %s"
            .formatted(id, side(error.actual()), side(error.expected()));
    return new Inconsistency(owner.field(id), message);
  }

  private static String side(Object value) {
    return value instanceof io.kaitai.struct.KaitaiStruct ? "another struct" : "" + value;
  }
}

package dev.diptych.spectools.diff.rule;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.spectools.diff.pair.StructPair;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Changes of checksums. */
final class ChecksumRules {
  private ChecksumRules() {}

  /**
   * {@code checksum-changed}: a text that omits the checksum means another number. Bytes contain
   * the number.
   */
  static void checksum(FieldPair fields, Changes changes) {
    Map<String, String> renamed = renamed(fields.structs().specs());
    String was = checksum(fields.before().field(), renamed);
    String is = checksum(fields.after().field(), Map.of());
    if (was != null && is != null && !was.equals(is)) {
      String message = "it is another checksum, or one of other bytes";
      changes.report("checksum-changed", fields, "-twin-checksum", each -> Impact.TEXTS, message);
    }
  }

  /** The words of the checksum of {@code field}, with new names of fields; null if it is none. */
  private static @Nullable String checksum(Field field, Map<String, String> renamed) {
    return field.derivation() instanceof Derivation.ChecksumOf of
        ? Arrays.stream(of.checksum().unnamed().toString().split("\\b", -1))
            .map(word -> renamed.getOrDefault(word, word))
            .collect(Collectors.joining())
        : null;
  }

  private static Map<String, String> renamed(SpecPair specs) {
    Map<String, String> renamed = new HashMap<>();
    for (StructPair struct : specs.structs()) {
      for (FieldPair field : struct.fields()) {
        if (!field.before().field().id().equals(field.after().field().id())) {
          renamed.put(field.before().field().id(), field.after().field().id());
        }
      }
    }
    return renamed;
  }
}

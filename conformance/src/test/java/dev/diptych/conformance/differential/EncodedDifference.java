package dev.diptych.conformance.differential;

import dev.diptych.binary.Codec;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Struct;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compares what two codecs encode.
 *
 * @param old the codec that runs generated classes
 * @param plan the one that runs a plan
 */
record EncodedDifference(Codec old, Codec plan) {
  private static final Locations PATHS = path -> new Location.InBytes("file", 0, path);

  /** The difference for one document; null for none. */
  @Nullable String of(Struct root, long size) {
    Result<Encoded> before = old.encode("file", root, PATHS, size);
    Result<Encoded> after = plan.encode("file", root, PATHS, size);
    if (before.ok() && after.ok()) {
      boolean better = holds(after, root) && !holds(before, root);
      return better || bytes(before).equals(bytes(after)) ? null : "other bytes";
    }
    if (before.ok()) {
      return holds(before, root) ? "rejected: " + text(after) : null;
    }
    if (after.ok()) {
      return holds(after, root) ? null : "accepted: " + text(before);
    }
    if (first(before).code().equals(first(after).code())) {
      return isSameOrInside(first(before).location(), first(after).location()) ? null : "order";
    }
    return text(before) + ", now " + text(after);
  }

  /** Whether the plan lacks a misplaced field; it may find more. */
  @Nullable String misplaced(Struct root) {
    return plan.misplaced(root).containsAll(old.misplaced(root)) ? null : "misplaced";
  }

  /** Whether one of the codecs decodes the values from the bytes. */
  private boolean holds(Result<Encoded> encoded, Struct root) {
    return Stream.of(old, plan)
        .flatMap(each -> each.decode("file", bytes(encoded)).value().stream())
        .anyMatch(decoded -> decoded.root().equals(root));
  }

  private static ByteBuffer bytes(Result<Encoded> encoded) {
    return encoded.value().orElseThrow().file().whole();
  }

  private static Diagnostic first(Result<Encoded> failed) {
    return failed.diagnostics().get(0);
  }

  /** The plan may name a value inside the one that the other codec names. */
  private static boolean isSameOrInside(Location before, Location after) {
    if (before instanceof Location.InBytes was && after instanceof Location.InBytes now) {
      return now.path().within(was.path()) || now.path().at(-1).equals(was.path());
    }
    return before.equals(after);
  }

  private static String text(Result<Encoded> failed) {
    Location at = first(failed).location();
    String path = at instanceof Location.InBytes in ? in.path().toString() : "-";
    return first(failed).code() + " " + path.replaceAll("\\[\\d+\\]", "[]");
  }
}

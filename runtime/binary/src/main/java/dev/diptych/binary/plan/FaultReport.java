package dev.diptych.binary.plan;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.schema.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The warnings about a damaged file.
 *
 * @param schema its schema
 * @param name name of the file
 * @param size its size in bytes
 */
record FaultReport(Schema schema, String name, long size) {
  /** A warning for each struct of the document whose fields cannot all be decoded. */
  Map<Slots, Diagnostic> of(Slots root) {
    List<Damage.Fault> faults = root.run().faults();
    Set<Slots> owners = new HashSet<>();
    faults.forEach(fault -> owners.add(fault.owner()));
    Map<Slots, StructPaths.Place> places = StructPaths.of(root, owners);
    Map<Slots, Diagnostic> found = new LinkedHashMap<>();
    for (Damage.Fault fault : faults) {
      StructPaths.Place place = places.get(fault.owner());
      if (place != null) {
        found.put(fault.owner(), warning(fault, place));
      }
    }
    return found;
  }

  private Diagnostic warning(Damage.Fault fault, StructPaths.Place place) {
    List<Trail.Step> way = new ArrayList<>(place.way());
    way.addAll(fault.way());
    Diagnostic error = new PlanFailure(schema, name, size).of(fault.cause(), way);
    return error.with(Severity.WARNING, error.notes());
  }

  /** The warning in one line of ASCII, so that it can be a comment in any text. */
  static String reason(Diagnostic fault) {
    long offset = fault.location() instanceof Location.InBytes bytes ? bytes.offset() : 0;
    StringBuilder line = new StringBuilder();
    (fault.code() + " at offset " + offset + ": " + fault.message())
        .codePoints()
        .forEach(c -> line.append(c >= ' ' && c < 0x7F ? (char) c : '?'));
    return line.toString();
  }
}

package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds numbers that describe something in their files, without a key that states it. A hypothesis
 * is dropped at the first struct where it does not hold.
 */
final class RelationFinder {
  private final Schema schema;
  private final Map<Key, List<Hypothesis>> open = new LinkedHashMap<>();

  /** A field of a type of struct. */
  record Key(StructType type, int index) {}

  RelationFinder(Schema schema) {
    this.schema = schema;
  }

  /** Looks at all structs of one more file. */
  void add(Census census) {
    for (String name : census.types()) {
      List<StructPlace> places = new ArrayList<>(census.of(name));
      // Small structs rule out a hypothesis at less cost.
      places.sort(Comparator.comparingLong(RelationFinder::size));
      StructType type = places.get(0).type();
      for (int i = 0; i < type.fields().size(); i++) {
        if (Candidates.isCandidate(type.fields().get(i))) {
          add(new Key(type, i), places, census);
        }
      }
    }
  }

  private static long size(StructPlace place) {
    Region region = place.region();
    return region.end() - region.start();
  }

  private void add(Key key, List<StructPlace> places, Census census) {
    for (StructPlace place : places) {
      Site site = new Site(place, key.index(), census);
      Value stored = site.stored();
      if (stored != null) {
        List<Hypothesis> known = open.get(key);
        List<Hypothesis> hypotheses =
            known == null ? Candidates.of(site, schema, stored) : new ArrayList<>(known);
        hypotheses.removeIf(each -> !each.holds(site, stored));
        open.put(key, hypotheses);
        if (hypotheses.isEmpty()) {
          return;
        }
      }
    }
  }

  /** The fields with hypotheses that are left, whatever their evidence. */
  List<Key> keys() {
    return List.copyOf(open.keySet());
  }

  /** All that held for a field, the most likely first. */
  List<Relation> held(Key key) {
    Field field = key.type().fields().get(key.index());
    List<Relation> held = new ArrayList<>();
    for (Hypothesis each : open.getOrDefault(key, List.of())) {
      each.measure()
          .ifPresent(
              measure -> held.add(new Relation(key.type(), field, measure, each.evidence())));
    }
    return held;
  }

  /** The best that held for a field, if there is enough evidence. */
  Optional<Relation> best(Key key) {
    return held(key).stream().filter(each -> each.evidence().suffices()).findFirst();
  }

  /** The best for each field, those with the most evidence first. */
  List<Relation> found() {
    return keys().stream()
        .flatMap(key -> best(key).stream())
        .sorted(Comparator.comparingDouble((Relation each) -> -each.evidence().bits()))
        .toList();
  }
}

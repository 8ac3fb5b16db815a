package dev.diptych.spectools.diff.trial;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.document.Blob;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.change.Trial;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.twin.Face;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tries the verdicts on two specs on generated files. */
public final class Trials {
  private static final int MAX_EXAMPLES = 12;

  private final SpecPair specs;
  private final List<SpecDifference> differences;

  private Trials(SpecPair specs, List<SpecDifference> differences) {
    this.specs = specs;
    this.differences = differences;
  }

  /** A trial for each direction and face. */
  public static List<Trial> of(SpecPair specs, List<SpecDifference> differences) {
    Trials trials = new Trials(specs, differences);
    List<Trial> all = new ArrayList<>();
    for (Direction direction : Direction.values()) {
      SpecPair pair = direction == Direction.BACKWARD ? specs : specs.mirror();
      List<Sample> samples = Samples.of(pair.before(), pair.after(), trials.ids());
      for (Face face : Face.values()) {
        all.add(trials.trial(pair, direction, face, samples));
      }
    }
    return all;
  }

  /** The ids of the fields that differ, and of those that a differing number counts or measures. */
  private Set<String> ids() {
    Set<String> ids = new TreeSet<>();
    differences.forEach(each -> ids.addAll(List.of(each.path().split("/|::", -1))));
    Set<String> subjects = new TreeSet<>();
    for (SpecView spec : List.of(specs.before(), specs.after())) {
      for (StructView struct : spec.structs()) {
        for (Field field : struct.type().fields()) {
          subject(ids, field.id(), field.derivation(), subjects);
        }
        for (StructType.NestedDerivation each : struct.type().nestedDerivations()) {
          subject(ids, each.path().get(each.path().size() - 1), each.derivation(), subjects);
        }
      }
    }
    ids.addAll(subjects);
    return ids;
  }

  private static void subject(
      Set<String> ids, String id, @Nullable Derivation derivation, Set<String> subjects) {
    if (ids.contains(id) && derivation instanceof Derivation.CountOf count) {
      subjects.add(count.field());
    } else if (ids.contains(id) && derivation instanceof Derivation.LengthOf length) {
      subjects.add(length.field());
    }
  }

  /** A file that fails. */
  private record Failure(FileExample example, Set<SpecDifference> shows) {
    int size() {
      return example.content().length();
    }
  }

  private Trial trial(SpecPair pair, Direction direction, Face face, List<Sample> samples) {
    Reader reader = new Reader(pair, face);
    List<SpecDifference> breaking =
        differences.stream().filter(each -> each.in(direction).breaks(face)).toList();
    Attribution attribution = new Attribution(specs, breaking);
    List<Failure> failures = new ArrayList<>();
    int failed = 0;
    for (Sample sample : samples) {
      Finding finding = reader.read(sample);
      if (finding != null) {
        failed++;
        Blob content = face == Face.TEXT ? sample.text() : sample.bytes();
        failures.add(failure(direction, face, content, finding, attribution.of(finding, sample)));
      }
    }
    if (face == Face.TEXT && isHeaderChanged()) {
      failures.addAll(withHeader(pair, direction, reader, attribution, samples));
    }
    return new Trial(direction, face, samples.size(), failed, chosen(failures, breaking));
  }

  private static Failure failure(
      Direction direction, Face face, Blob content, Finding finding, Set<SpecDifference> shows) {
    Set<String> names =
        shows.stream().map(each -> each.code() + " " + each.path()).collect(Collectors.toSet());
    return new Failure(
        new FileExample(direction, face, content, finding.code(), finding.effect(), names), shows);
  }

  private boolean isHeaderChanged() {
    return differences.stream().anyMatch(each -> each.code().equals("header-changed"));
  }

  /** What else fails once the first line of the texts is that of the reading spec. */
  private static List<Failure> withHeader(
      SpecPair pair,
      Direction direction,
      Reader reader,
      Attribution attribution,
      List<Sample> samples) {
    var format = pair.after().schema().format();
    String header = format.title() + " Ver " + format.version();
    List<Failure> failures = new ArrayList<>();
    for (Sample sample : samples) {
      String text = new String(sample.text().bytes(), UTF_8);
      int end = Math.max(0, text.indexOf('\n'));
      byte[] changed = (header + text.substring(end)).getBytes(UTF_8);
      Finding finding = reader.text(sample, changed);
      if (finding != null) {
        failures.add(
            failure(
                direction, Face.TEXT, new Blob(changed), finding, attribution.of(finding, sample)));
      }
    }
    return failures;
  }

  /** The smallest failure for each difference; if none is attributed, the smallest of all. */
  private static List<FileExample> chosen(List<Failure> failures, List<SpecDifference> breaking) {
    List<Failure> sorted = new ArrayList<>(failures);
    sorted.sort(Comparator.comparingInt(Failure::size));
    Set<FileExample> chosen = new LinkedHashSet<>();
    for (SpecDifference difference : breaking) {
      sorted.stream()
          .filter(each -> each.shows().contains(difference))
          .findFirst()
          .filter(each -> chosen.size() < MAX_EXAMPLES)
          .ifPresent(each -> chosen.add(each.example()));
    }
    if (chosen.isEmpty() && !sorted.isEmpty()) {
      chosen.add(sorted.get(0).example());
    }
    return List.copyOf(chosen);
  }
}

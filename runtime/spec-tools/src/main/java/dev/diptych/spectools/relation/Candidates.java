package dev.diptych.spectools.relation;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Algorithms;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Storage.Place;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.relation.GroupMeasure.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All that a field may be, the more likely first. */
final class Candidates {
  private static final int MAX_DIGEST = 64;

  private final Schema schema;
  private final StructType type;
  private final int index;
  private final Field field;
  private final int bytes;
  private final List<Hypothesis> all = new ArrayList<>();

  private Candidates(Site site, Schema schema, Value stored) {
    this.schema = schema;
    this.type = site.place().type();
    this.index = site.index();
    this.field = site.field();
    this.bytes = stored instanceof Blob blob ? blob.length() : width(field);
  }

  /** Whether a field may be a size, an offset, a count or a checksum that no key states yet. */
  static boolean isCandidate(Field field) {
    boolean plain =
        field.derivation() instanceof Derivation.None
            && field.storage().place() == Place.SEQUENCE
            && !field.repeated()
            && field.role() == Role.DATA
            && field.type().names() == null
            && !field.type().flags();
    boolean digest = field.type() instanceof Type.Bytes data && data.frame() instanceof Frame.Plain;
    return plain && (digest || width(field) > 0);
  }

  /** Number of bytes of a whole number; 0 for other fields. */
  private static int width(Field field) {
    if (field.type() instanceof Type.Numeric number) {
      return number.kind().sort() == ScalarKind.Sort.FLOAT ? 0 : number.kind().width();
    }
    return field.type() instanceof Type.Bits bits && bits.width() % 8 == 0 ? bits.width() / 8 : 0;
  }

  /** The hypotheses about the field of {@code site}, whose value is {@code stored}. */
  static List<Hypothesis> of(Site site, Schema schema, Value stored) {
    Candidates candidates = new Candidates(site, schema, stored);
    if (!(stored instanceof Blob)) {
      candidates.numbers(site.census().groups());
    }
    if (candidates.bytes <= MAX_DIGEST) {
      candidates.sums(site.census().groups());
    }
    return candidates.all;
  }

  private void numbers(Groups groups) {
    Subjects subjects = new Subjects(schema, type, index);
    for (Kind kind : Evidence.kinds(field.id())) {
      switch (kind) {
        case SIZE -> sizes(subjects);
        case COUNT -> subjects.paths().forEach(path -> number(kind, new CountMeasure(path)));
        case OFFSET -> offsets(subjects);
      }
    }
    for (Groups.Key key : groups.keys()) {
      if (!key.type().equals(type.name())) {
        peers(key);
      }
    }
    for (Kind kind : Evidence.kinds(field.id())) {
      groups.keys().forEach(key -> number(kind, new GroupMeasure(key, kind)));
    }
  }

  private void sizes(Subjects subjects) {
    subjects.paths().forEach(path -> unpacked(path, size(), false));
    subjects.runs().forEach(run -> number(Kind.SIZE, new SumMeasure(checksum(size(), run, null))));
    subjects.wholes().forEach(run -> number(Kind.SIZE, new SumMeasure(checksum(size(), run, 0))));
    subjects
        .wholes()
        .forEach(run -> number(Kind.SIZE, new SumMeasure(checksum(size(), run, null))));
  }

  private void offsets(Subjects subjects) {
    for (List<String> path : subjects.paths()) {
      List<Covered> before = subjects.before(path);
      String line = before.isEmpty() ? null : ChecksumSpelling.of(checksum(size(), before, 0));
      number(Kind.OFFSET, new OffsetMeasure(path, true, line));
      number(Kind.OFFSET, new OffsetMeasure(path, false, type == schema.root() ? line : null));
    }
  }

  private void peers(Groups.Key key) {
    number(Kind.OFFSET, new PeerMeasure(key, null));
    for (Field other : schema.struct(key.type()).fields()) {
      boolean number = width(other) > 0 && !other.repeated() && other.type().names() == null;
      if (number && (other.derived() || Evidence.isHint(other.id()))) {
        Evidence evidence = Evidence.ofCopy(field.id());
        all.add(new FixedHypothesis(new CopyMeasure(key, other.id()), evidence));
      } else if (!number) {
        number(Kind.SIZE, new PeerMeasure(key, checksum(size(), List.of(inner(other)), null)));
      }
    }
  }

  private Algorithm size() {
    return new Algorithm.Size(Math.min(64, 8 * bytes));
  }

  private static Covered inner(Field field) {
    return Subjects.field(List.of(field.id()));
  }

  private void number(Kind kind, Measure measure) {
    all.add(new FixedHypothesis(measure, Evidence.ofNumber(field.id(), kind)));
  }

  private void sums(Groups groups) {
    Subjects subjects = new Subjects(schema, type, index);
    for (Algorithm algorithm : algorithms()) {
      subjects.paths().forEach(path -> unpacked(path, algorithm, true));
      subjects.runs().forEach(run -> sum(new SumMeasure(checksum(algorithm, run, null))));
      subjects.wholes().forEach(run -> sum(new SumMeasure(checksum(algorithm, run, null))));
      subjects.wholes().forEach(run -> sum(new SumMeasure(checksum(algorithm, run, 0))));
      for (Groups.Key key : groups.keys()) {
        if (!key.type().equals(type.name())) {
          for (Field inner : schema.struct(key.type()).fields()) {
            sum(new PeerMeasure(key, checksum(algorithm, List.of(inner(inner)), null)));
          }
        }
      }
    }
  }

  private void sum(Measure measure) {
    all.add(new FixedHypothesis(measure, Evidence.ofSum(field.id(), 8 * bytes)));
  }

  private void unpacked(List<String> path, Algorithm algorithm, boolean sum) {
    Evidence evidence =
        sum ? Evidence.ofSum(field.id(), 8 * bytes) : Evidence.ofNumber(field.id(), Kind.SIZE);
    Checksum plain = checksum(algorithm, List.of(), null);
    all.add(new UnpackedHypothesis(type, index, path, plain, evidence));
  }

  private Checksum checksum(Algorithm algorithm, List<Covered> of, @Nullable Integer self) {
    return new Checksum(algorithm, algorithm.width(), of, self, List.of(), little(), null, bytes);
  }

  private boolean little() {
    return field.type() instanceof Type.Numeric number
        ? number.kind().width() > 1 && number.kind().name().endsWith("LE")
        : false;
  }

  /**
   * The algorithms with a name and as many bits as the field has, the most common ones first. What
   * two bytes are may be one of many sums by chance, and most numbers are no sum: where the name of
   * the field does not speak of one, only the common ones of four bytes and digests are tried.
   */
  private List<Algorithm> algorithms() {
    boolean named = Evidence.isSum(field.id());
    Map<Algorithm, Algorithm> byParameters = new LinkedHashMap<>();
    boolean number = width(field) > 0;
    Algorithms.names().stream()
        .map(Algorithms::named)
        .filter(each -> each != null && each.width() == 8 * bytes)
        .filter(each -> number || each instanceof Algorithm.Digest || bytes <= 8)
        .filter(each -> named || (bytes > 2 && !isRare(each)))
        .forEach(each -> byParameters.merge(each.unnamed(), each, Candidates::shorter));
    return byParameters.values().stream().sorted(Comparator.comparing(Candidates::isRare)).toList();
  }

  /** The one of two names of an algorithm that is better known. */
  private static Algorithm shorter(Algorithm one, Algorithm other) {
    return other.name().length() < one.name().length() ? other : one;
  }

  private static boolean isRare(Algorithm algorithm) {
    return !List.of("crc-32", "adler-32", "crc-32c", "crc-16/arc", "internet", "md5", "sha-1")
        .contains(algorithm.name());
  }
}

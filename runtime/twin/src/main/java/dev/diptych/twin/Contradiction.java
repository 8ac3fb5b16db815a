package dev.diptych.twin;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.PositionField;
import dev.diptych.binary.error.OverlapError;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.position.Overlap;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.text.print.ValueFormatter;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the first value that would be decoded differently from the bytes of its document. */
final class Contradiction {
  private static final String HELP = "the encoded bytes would have another meaning";

  private static final int MAX_CHARACTERS = 60;

  private final LocatedDocument opened;
  private final Result<Decoded> result;
  private final NearestLocation nearestLocation;

  /**
   * A comparison.
   *
   * @param opened the document
   * @param actual its bytes, decoded, if that is possible
   */
  Contradiction(LocatedDocument opened, Result<Decoded> actual) {
    this.opened = opened;
    this.result = actual;
    this.nearestLocation = new NearestLocation(opened.locations(), opened.document().root());
  }

  /**
   * The first difference between {@code expected}, the complete document, and its decoded bytes.
   */
  Diagnostic find(Struct expected) {
    Optional<Overlap> overlap =
        expected.residue().slack() < 0
            ? Optional.empty()
            : Overlap.first(opened.document().schema(), expected, this::isGiven);
    if (overlap.isPresent()) {
      return overlapping(overlap.get());
    }
    if (!result.ok()) {
      Diagnostic why = result.diagnostics().get(0);
      String message = "these values contradict each other: their bytes cannot be read";
      Location at = why.location();
      Path path = at instanceof Location.InBytes bytes ? bytes.path() : Path.ROOT;
      return Diagnostic.error("inconsistent", nearestLocation.of(path), message, why.message());
    }
    Type type = new Type.Nested(expected.type().name());
    return between(Path.ROOT, type, expected, result.value().orElseThrow().root());
  }

  /** Whether the input contains the number at {@code path}. */
  private boolean isGiven(Path path) {
    Struct owner = struct(Objects.requireNonNull(path.parent()));
    return owner != null && owner.get(path.field()) instanceof Scalar;
  }

  private Diagnostic overlapping(Overlap overlap) {
    InconsistentValueException e = OverlapError.of(overlap);
    Location at = opened.locations().locate(e.path());
    return Diagnostic.error(e.code(), at, e.getMessage(), e.help());
  }

  private Diagnostic between(
      Path path, Type type, @Nullable Value expected, @Nullable Value actual) {
    if (expected instanceof Struct a && actual instanceof Struct b && a.type().equals(b.type())) {
      if (a.residue().cut() != null && !a.residue().cut().equals(b.residue().cut())) {
        return cut(path, a.residue().cut(), b.residue().cut());
      }
      for (int i = 0; i < a.type().fields().size(); i++) {
        Value one = a.get(i);
        Value other = b.get(i);
        if (!Objects.equals(one, other)) {
          Field field = a.type().fields().get(i);
          return one == null && other != null && field.storage().instance()
              ? omitted(path, field, other)
              : between(path.field(field.id()), field.type(), one, other);
        }
      }
      if (!a.residue().equals(b.residue())) {
        return residue(path, a, b.residue());
      }
    }
    if (expected instanceof Sequence a && actual instanceof Sequence b) {
      int common = Math.min(a.elements().size(), b.elements().size());
      for (int i = 0; i < common; i++) {
        if (!a.elements().get(i).equals(b.elements().get(i))) {
          return between(path.at(i), type, a.elements().get(i), b.elements().get(i));
        }
      }
    }
    if (expected instanceof Table a && actual instanceof Table b && a.rows() == b.rows()) {
      return between(path, type, a, b);
    }
    return different(path, type, expected, actual);
  }

  /** The error about a struct of a damaged file that would be read up to another field. */
  private Diagnostic cut(Path path, Residue.Cut expected, Residue.@Nullable Cut actual) {
    String where = path.parent() == null ? "the file" : path.toString();
    String found =
        actual == null ? "can be read as a whole" : "would be read up to " + actual.field();
    Location at = opened.locations().locate(path.field(Residue.NAME));
    String message = "%s is cut at %s, but %s".formatted(where, expected.field(), found);
    String help = "replace the cut and the bytes behind it by the fields that are there";
    return Diagnostic.error("inconsistent", at, message, help);
  }

  /** The error about an absent field whose position leads into the file. */
  private Diagnostic omitted(Path owner, Field field, Value value) {
    return PositionField.find(field.storage().position(), owner, this::struct)
        .map(by -> leading(field, by.path()))
        .orElseGet(() -> missing(owner.field(field.id()), field, value));
  }

  private Diagnostic leading(Field field, Path position) {
    String message =
        "%s is missing, but its bytes are there: %s leads into the file"
            .formatted(field.id(), position.field());
    String help = "change %s so that it leads beyond the end, or give %s a value";
    return Diagnostic.error(
        "inconsistent",
        opened.locations().locate(position),
        message,
        help.formatted(position.field(), field.id()));
  }

  /** The same error if no single field holds the position. */
  private Diagnostic missing(Path path, Field field, Value value) {
    String message =
        "%s is missing, but its bytes are there: they would be read as %s"
            .formatted(path, brief(field.type(), value));
    Location at = nearestLocation.of(around(path).orElse(path));
    return Diagnostic.error("inconsistent", at, message, "give %s a value".formatted(field.id()));
  }

  /** The smallest struct with the bytes of {@code path} that does not contain it. */
  private Optional<Path> around(Path path) {
    Decoded decoded = result.value().orElseThrow();
    long offset =
        decoded.locations().locate(path) instanceof Location.InBytes bytes ? bytes.offset() : -1;
    return decoded.extents().structs().entrySet().stream()
        .filter(each -> each.getValue().start() <= offset && offset < each.getValue().end())
        .filter(each -> !each.getKey().within(path) && struct(each.getKey()) != null)
        .min(Comparator.comparingLong(each -> each.getValue().end() - each.getValue().start()))
        .map(Map.Entry::getKey)
        .filter(each -> !path.within(each));
  }

  /** The error about a struct whose residue does not match the bytes that its fields leave. */
  private Diagnostic residue(Path path, Struct expected, Residue left) {
    long bytes = left.trailing().length();
    if (!expected.residue().isEmpty() || bytes == 0) {
      String message = "this residue no longer matches the bytes that the fields leave";
      Location at =
          expected.residue().isEmpty()
              ? nearestLocation.positioned(path, expected)
              : opened.locations().locate(path.field(Residue.NAME));
      return Diagnostic.error(
          "residue-moved", at, message, "remove the residue that is no longer needed");
    }
    String where = path.parent() == null ? "the file" : path.toString();
    String message = "%d bytes would be trailing at the end of %s".formatted(bytes, where);
    String help = "if fields share bytes, write Residue { slack = -%d }";
    return Diagnostic.error(
        "residue-moved",
        nearestLocation.positioned(path, expected),
        message,
        help.formatted(bytes));
  }

  /** The struct at {@code path} in the document, or null. */
  private @Nullable Struct struct(Path path) {
    Path parent = path.parent();
    if (parent == null) {
      return opened.document().root();
    }
    Struct holder = struct(parent);
    // A position may be computed from a value that is no field.
    boolean there = holder != null && holder.type().indexOf(path.field()) >= 0;
    Value value = there ? holder.get(path.field()) : null;
    if (value instanceof Sequence sequence && path.index() >= 0) {
      value = sequence.elements().get(path.index());
    }
    return value instanceof Struct struct ? struct : null;
  }

  private Diagnostic between(Path path, Type type, Table expected, Table actual) {
    for (int row = 0; row < expected.rows(); row++) {
      for (int column = 0; column < expected.layout().columns().size(); column++) {
        Field field = expected.layout().columns().get(column).field();
        Scalar one = new Scalar(expected.bits(row, column));
        Scalar other = new Scalar(actual.bits(row, column));
        if (!one.equals(other)) {
          return different(path.at(row).field(field.id()), field.type(), one, other);
        }
      }
    }
    return different(path, type, expected, actual);
  }

  private Diagnostic different(
      Path path, Type type, @Nullable Value expected, @Nullable Value actual) {
    if (expected != null && actual == null) {
      String message = "%s is %s, but the file would not have it";
      return absent(path, message.formatted(path, brief(type, expected)));
    }
    String message =
        "these values contradict each other: %s is %s, but would be read as %s"
            .formatted(path, brief(type, expected), brief(type, actual));
    return error(nearestLocation.of(path), message);
  }

  /** The error about a field that is not read: of its condition, or of its position. */
  private Diagnostic absent(Path path, String message) {
    Path parent = path.parent();
    Struct owner = parent == null ? null : struct(parent);
    Field field = owner == null ? null : owner.type().field(path.field());
    if (parent == null || field == null || !field.storage().instance()) {
      return error(nearestLocation.of(path), message);
    }
    String why = message + ": its position is inside other fields, or its condition is false";
    return PositionField.find(field.storage().position(), parent, this::struct)
        .map(
            by ->
                Diagnostic.error(
                    "inconsistent",
                    opened.locations().locate(by.path()),
                    why,
                    "change %s, or remove %s".formatted(by.path().field(), field.id())))
        .orElseGet(() -> error(nearestLocation.of(path), why));
  }

  private static Diagnostic error(Location at, String message) {
    return Diagnostic.error("inconsistent", at, message, HELP);
  }

  private String brief(Type type, @Nullable Value value) {
    if (value == null) {
      return "nothing";
    }
    if (value instanceof Sequence sequence) {
      return sequence.elements().size() + " elements";
    }
    if (value instanceof Table table) {
      return table.rows() + " rows";
    }
    if (value instanceof Struct struct) {
      return "a " + struct.type().name().replaceFirst(".*::", "");
    }
    String text = new ValueFormatter(opened.document().schema()).of(type, value);
    return text.length() > MAX_CHARACTERS ? text.substring(0, MAX_CHARACTERS) + "…" : text;
  }

  /**
   * Finds the location of a value that the text may omit: its own, or that of the nearest field of
   * the same struct.
   *
   * @param locations locations of the values
   * @param root the document
   */
  private record NearestLocation(Locations locations, Struct root) {
    /** The location of the value at {@code path}. */
    Location of(Path path) {
      Deque<Path> steps = new ArrayDeque<>();
      for (Path at = path; at.parent() != null; at = at.parent()) {
        steps.push(at);
      }
      Value holder = root;
      Path owner = Path.ROOT;
      for (Path step : steps) {
        if (!(holder instanceof Struct struct)) {
          break;
        }
        Value value = struct.get(step.field());
        if (!shown(owner, owner.field(step.field()), value)) {
          return beside(owner, struct, struct.type().indexOf(step.field()));
        }
        holder =
            value instanceof Sequence many && step.index() >= 0
                ? element(many, step.index())
                : value;
        owner = step;
      }
      return path.index() < 0 ? locate(path, holder) : locations.locate(path);
    }

    /** The location of the last field at a position in the struct at {@code path}. */
    Location positioned(Path path, Struct struct) {
      for (int at = struct.type().fields().size() - 1; at >= 0; at--) {
        boolean instance = struct.type().fields().get(at).storage().instance();
        if (instance && shown(path, field(path, struct, at), struct.get(at))) {
          return locate(field(path, struct, at), struct.get(at));
        }
      }
      return beside(path, struct, struct.type().fields().size());
    }

    /** The location of the last field before {@code index} in the text, or else of the next. */
    private Location beside(Path path, Struct struct, int index) {
      for (int at = index - 1; at >= 0; at--) {
        if (shown(path, field(path, struct, at), struct.get(at))) {
          return locate(field(path, struct, at), struct.get(at));
        }
      }
      for (int at = index + 1; at < struct.type().fields().size(); at++) {
        if (shown(path, field(path, struct, at), struct.get(at))) {
          return locate(field(path, struct, at), struct.get(at));
        }
      }
      return locations.locate(path);
    }

    private static Path field(Path path, Struct struct, int index) {
      return path.field(struct.type().fields().get(index).id());
    }

    /** Whether {@code value} has a location of its own in the text. */
    private boolean shown(Path owner, Path field, @Nullable Value value) {
      return value != null && !locate(field, value).equals(locations.locate(owner));
    }

    private Location locate(Path field, @Nullable Value value) {
      boolean structs =
          value instanceof Sequence many
              && !many.elements().isEmpty()
              && many.elements().get(0) instanceof Struct;
      return locations.locate(structs ? field.at(0) : field);
    }

    private static @Nullable Value element(Sequence sequence, int index) {
      return index < sequence.elements().size() ? sequence.elements().get(index) : null;
    }
  }
}

package dev.diptych.spectools.relation;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.compiler.SpecSource;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.ir.Node;
import dev.diptych.ir.Origin;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.SpecEngines;
import dev.diptych.spectools.describe.DerivationText;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Suggests keys for numbers that are sizes, offsets, counts or checksums in all sample files. */
public final class KeySearch {
  private static final String KEY = "-twin-checksum";

  /** So many measures of one number are tried as a key. */
  private static final int MAX_TRIED = 4;

  private final KeyProof proof;
  private final LoadedSpec spec;
  private final RelationFinder finder;
  private final List<Sample> files = new ArrayList<>();

  private KeySearch(KeyProof proof, LoadedSpec spec) {
    this.proof = proof;
    this.spec = spec;
    this.finder = new RelationFinder(spec.schema());
  }

  /**
   * Looks for keys.
   *
   * @param samples files of either face
   * @return the errors of the spec or of a sample file that is rejected
   * @throws IOException if the spec cannot be read
   */
  public static Result<SuggestedKeys> of(SpecSource source, List<Sample> samples)
      throws IOException {
    KeyProof proof = new KeyProof(source);
    SpecEngines.Current current = proof.current();
    if (!current.state().isCurrent()) {
      return Result.failed(current.state().errors());
    }
    LoadedSpec spec = requireNonNull(current.state().accepted());
    KeySearch search = new KeySearch(proof, spec);
    for (Sample sample : samples) {
      Result<Boolean> looked = search.look(requireNonNull(current.engine()), sample);
      if (!looked.ok()) {
        return Result.failed(looked.diagnostics());
      }
    }
    return Result.of(search.suggested(), List.of());
  }

  private Result<Boolean> look(Engine engine, Sample sample) {
    Result<LocatedDocument> opened = engine.open(sample.name(), sample.file(), Selection.ANY);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    LocatedDocument document = opened.value().orElseThrow();
    Result<ByteBuffer> bytes =
        document.face() == Face.BINARY
            ? Result.of(sample.file(), List.of())
            : engine.completed(sample.name(), document).map(done -> done.file().whole());
    if (!bytes.ok()) {
      return Result.failed(bytes.diagnostics());
    }
    Sample file = new Sample(sample.name(), bytes.value().orElseThrow());
    files.add(file);
    try {
      return engine.places(document.document(), file.name(), file.file(), this::look);
    } catch (Census.TooManyException e) {
      Location at = new Location.Whole(file.name());
      return Result.failed(Diagnostic.error("too-much", at, String.valueOf(e.getMessage())));
    }
  }

  private boolean look(StructPlace root) {
    finder.add(new Census(root));
    return true;
  }

  private SuggestedKeys suggested() throws IOException {
    List<SuggestedKey> keys = new ArrayList<>();
    for (Relation best : finder.found()) {
      keys.add(suggested(best));
    }
    keys.sort((a, b) -> Boolean.compare(b.key().isPresent(), a.key().isPresent()));
    return new SuggestedKeys(keys, stated());
  }

  /** The most likely of the measures of a number that a key can state, otherwise the best one. */
  private SuggestedKey suggested(Relation best) throws IOException {
    int index = best.struct().indexOf(best.field().id());
    String reason = "";
    int tried = 0;
    for (Relation each : finder.held(new RelationFinder.Key(best.struct(), index))) {
      String value = each.measure().annotation();
      if (value != null && each.evidence().suffices() && tried++ < MAX_TRIED) {
        Tried key = tried(each, value);
        if (key.place() != null) {
          return key(each, key.place(), "");
        }
        reason = reason.isEmpty() ? key.reason() : reason;
      }
    }
    return key(best, null, reason.isEmpty() ? "no key states it" : reason);
  }

  private record Tried(SuggestedKey.@Nullable Place place, String reason) {}

  private Tried tried(Relation relation, String value) throws IOException {
    TypeDef type = spec.spec().type(relation.struct().name());
    Node node = type == null ? null : type.node(relation.field().id());
    if (node == null) {
      return new Tried(null, "it is no field of the spec");
    }
    Origin origin = proofOrigin(relation, node.origin());
    Location id = origin.location("id");
    SpecEdit edit = SpecEdit.add(id, KEY, value);
    if (edit == null) {
      return new Tried(null, "the field has no place for a key");
    }
    Path file = origin.file().path();
    String wrong = proof.add(file, edit, files);
    if (!wrong.isEmpty()) {
      return new Tried(null, wrong);
    }
    // Earlier keys are in the text, too; the line is that of the spec as it is.
    SpecEdit alone = requireNonNull(SpecEdit.add(node.origin().location("id"), KEY, value));
    return new Tried(
        new SuggestedKey.Place(
            node.origin().location("id"),
            file.toString(),
            alone.line(),
            alone.added(),
            alone.inLine()),
        "");
  }

  /** The place of the field in the spec with the keys so far. */
  private Origin proofOrigin(Relation relation, Origin otherwise) throws IOException {
    LoadedSpec now = proof.current().state().accepted();
    TypeDef type = now == null ? null : now.spec().type(relation.struct().name());
    Node node = type == null ? null : type.node(relation.field().id());
    return node == null ? otherwise : node.origin();
  }

  private static SuggestedKey key(
      Relation relation, SuggestedKey.@Nullable Place place, String reason) {
    return new SuggestedKey(
        relation.struct().name(),
        relation.field().id(),
        relation.measure().words(),
        relation.evidence().sites(),
        relation.evidence().values(),
        place,
        reason);
  }

  /** The numbers that follow already. */
  private List<String> stated() {
    SpecView view = new SpecView(spec);
    DerivationText words = new DerivationText(view);
    List<String> stated = new ArrayList<>();
    for (StructView struct : view.structs()) {
      for (Field field : struct.type().fields()) {
        Derivation from = field.derivation();
        boolean follows =
            from instanceof Derivation.LengthOf
                || from instanceof Derivation.CountOf
                || from instanceof Derivation.PositionOf
                || from instanceof Derivation.ChecksumOf
                || from instanceof Derivation.Outside;
        if (follows) {
          stated.add(
              view.simple(struct.type().name())
                  + "."
                  + field.id()
                  + ": "
                  + words.of(struct, field));
        }
      }
    }
    return stated;
  }
}

package dev.diptych.twin;

import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.binary.checksum.Settled;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.FileBytes;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.document.ValuesAt;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The checksums of one document. They are computed from the encoded file, where everything else has
 * its place; checksums in compressed bytes first, because the rest of the file depends on those.
 */
final class DocumentChecksums {
  private static final String CODE = "checksum-failed";
  private static final Settled NONE = new Settled(Map.of(), Map.of());

  private final Format format;
  private final LocatedDocument opened;
  private final long size;

  /**
   * The checksums of a document.
   *
   * @param size size of the file that it came from in bytes, or 0
   */
  DocumentChecksums(Format format, LocatedDocument opened, long size) {
    this.format = format;
    this.opened = opened;
    this.size = size;
  }

  /**
   * Encodes the document with all of its checksums.
   *
   * @param first the document as encoded without those that it omits
   * @return the file; checksums are still omitted if the values contradict each other
   */
  Result<Encoded> settle(Encoded first) {
    Encoded encoded = first;
    Struct root = opened.document().root();
    while (!encoded.omitted().isEmpty()) {
      Settled settled = settled(encoded).value().orElse(NONE);
      if (!settled.failures().isEmpty()) {
        return Result.failed(failures(settled));
      }
      if (settled.values().isEmpty()) {
        return Result.of(encoded, List.of());
      }
      root = new ValuesAt(settled.values()).in(root);
      Result<Encoded> next = format.codec().encode(opened.name(), root, opened.locations(), size);
      if (!next.ok()) {
        return next;
      }
      encoded = next.value().orElseThrow();
    }
    return Result.of(encoded, List.of());
  }

  private Result<Settled> settled(Encoded encoded) {
    if (!Patches.any(encoded.root())) {
      return format.codec().settle(opened.name(), encoded, null, size);
    }
    ByteBuffer file = ByteBuffer.wrap(encoded.file().toArray());
    Struct root = encoded.root();
    Optional<Decoded> plain = format.codec().decode(opened.name(), file, root).value();
    return plain.isPresent() && new Patches(plain.get()).apply(root, Path.ROOT, file)
        ? format.codec().settle(opened.name(), encoded, file, size)
        : Result.of(NONE, List.of());
  }

  /** The error about checksums that are still omitted in {@code encoded}. */
  Diagnostic failure(Encoded encoded) {
    Path first = encoded.omitted().iterator().next();
    String reason =
        settled(encoded).diagnostics().stream()
            .findFirst()
            .map(Diagnostic::message)
            .orElse("the file cannot be decoded");
    return failure(first, reason);
  }

  private List<Diagnostic> failures(Settled settled) {
    return settled.failures().entrySet().stream()
        .map(failure -> failure(failure.getKey(), failure.getValue()))
        .toList();
  }

  private Diagnostic failure(Path path, String reason) {
    String message = path.field() + " cannot be computed: " + reason;
    String help = "set " + path.field() + " to keep a value of your own";
    return Diagnostic.error(CODE, opened.locations().locate(path), message, help);
  }

  private Result<List<CheckedSum>> checksums(ByteBuffer file) {
    return format.codec().checksums(opened.name(), file, opened.document().root());
  }

  /** The checksums of the document that have a value, compared with its bytes. */
  List<CheckedSum> check(Engine engine) {
    return file(engine).flatMap(file -> checksums(file).value()).orElse(List.of());
  }

  /**
   * The document without checksums that are right. One in compressed bytes is kept if these depend
   * on it in another way: if their size or the compressed bytes themselves are set.
   */
  Struct shown(Engine engine) {
    Struct root = opened.document().root();
    List<CheckedSum> checked = check(engine);
    Struct shown = omitRight(root, checked);
    boolean sure = checked.stream().noneMatch(sum -> sum.packed() && sum.right());
    return sure || restores(engine, shown)
        ? shown
        : omitRight(root, checked.stream().filter(sum -> !sum.packed()).toList());
  }

  private boolean restores(Engine engine, Struct root) {
    Document document = new Document(opened.document().schema(), root);
    LocatedDocument other =
        new LocatedDocument(opened.name(), Face.TEXT, document, opened.locations());
    Optional<ByteBuffer> file = file(engine);
    return file.isPresent()
        && engine
            .encode(opened.name(), other, size)
            .value()
            .filter(again -> again.sameAs(file.get()))
            .isPresent();
  }

  private Optional<ByteBuffer> file(Engine engine) {
    return opened.file() != null
        ? Optional.of(opened.file())
        : engine.encode(opened.name(), opened, size).value().map(FileBytes::whole);
  }

  /** {@code root}, which has values of the document, without checksums that are right. */
  private static Struct omitRight(Struct root, List<CheckedSum> checked) {
    Map<Path, @Nullable Value> right = new HashMap<>();
    for (CheckedSum sum : checked) {
      if (sum.right()) {
        right.put(sum.path(), null);
      }
    }
    return new ValuesAt(right).in(root);
  }
}

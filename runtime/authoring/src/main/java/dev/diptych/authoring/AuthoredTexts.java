package dev.diptych.authoring;

import static java.util.Objects.requireNonNull;

import dev.diptych.authoring.comment.AuthoredComments;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.ItemReader;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.TextBytes;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.MergeConflicts;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.parallel.Task;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Face;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import dev.diptych.twin.TextReading;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Opens texts, plain or authored. A text that is a valid plain text is never expanded, so its
 * meaning does not depend on the vocabularies.
 *
 * @param engine opens plain texts
 * @param vocabularies the words of the installed format families; a plain text does not need them
 * @param includes finds included files
 * @param limit how many times the default size, 64 MB, a text may expand to
 */
public record AuthoredTexts(
    Engine engine, Supplier<List<Vocabulary>> vocabularies, Includes includes, int limit) {
  private static final int MAX_SOURCE = 16 << 20;
  private static final Set<String> ATTRIBUTES = Set.of(TextExpansion.FRAME_RATE);

  /**
   * Opens a file of either face.
   *
   * @param name its name, for diagnostics
   * @param file all of it, from 0 to the limit
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> open(String name, ByteBuffer file, Selection selection) {
    return engine.face(name, file) == Face.TEXT
        ? openText(name, file, selection)
        : engine.openBinary(name, file, selection);
  }

  /**
   * Opens a text of either kind.
   *
   * @param name its name, for diagnostics
   * @param text all of it, from 0 to the limit
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> openText(String name, ByteBuffer text, Selection selection) {
    return openText(name, TextBytes.of(text), selection);
  }

  /**
   * Opens a text of either kind, which may be in a file.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @param selection format and layout, if the user selects them
   */
  public Result<LocatedDocument> openText(String name, TextBytes text, Selection selection) {
    TextReading reading = engine.readText(name, text, selection);
    return expanded(reading, text, selection)
        .map(plain -> bound(name, plain, selection))
        .orElseGet(() -> asPlain(reading, name, text, selection));
  }

  /** A text that is not expanded. */
  private Result<LocatedDocument> asPlain(
      TextReading reading, String name, TextBytes text, Selection selection) {
    SyntaxTree tree = reading.tree();
    boolean isTooLong = tree != null && tree.dialect() == Dialect.AUTHORED && !mayExpand(text);
    return isTooLong ? engine.openText(name, text, selection) : reading.opened();
  }

  /**
   * The plain text that means the same as a text that was opened, with its comments: the text
   * itself if it is plain. In the expansion of an authored text, a comment is at the first item
   * that comes from where it was written, or from what follows it; comments of included files are
   * not in it.
   *
   * @param name its name, for diagnostics
   * @param file all of it, from 0 to the limit; accepted by {@link #openText}
   * @param selection format and layout, if the user selects them
   */
  public byte[] commentedPlain(String name, ByteBuffer file, Selection selection) {
    TextBytes text = TextBytes.of(file);
    TextReading reading = engine.readText(name, text, selection);
    SyntaxTree tree = reading.tree();
    return expanded(reading, text, selection)
        .flatMap(Result::value)
        .map(plain -> AuthoredComments.in(requireNonNull(tree).source(), plain, tree.isRaw()))
        .orElseGet(() -> text.whole().clone());
  }

  /**
   * What a text asks of a document, such as a recording. The text is not expanded.
   *
   * @param name its name, for diagnostics
   * @param file all of it, from 0 to the limit
   * @param selection format and layout, if the user selects them
   */
  public Result<List<DocumentCheck>> checks(String name, ByteBuffer file, Selection selection) {
    TextBytes text = TextBytes.of(file);
    TextReading reading = engine.readText(name, text, selection);
    Definitions definitions = new Definitions(vocabularies.get());
    SyntaxTree tree = authored(reading, text, definitions);
    return Optional.ofNullable(tree)
        .flatMap(found -> begun(found, definitions, selection, TextExpansion::checks))
        .orElseGet(
            () ->
                reading.opened().ok()
                    ? Result.of(List.of(), reading.opened().diagnostics())
                    : Result.failed(reading.opened().diagnostics()));
  }

  /** The names of all blocks and settings that expand. */
  public Set<String> words() {
    return vocabularies.get().stream()
        .flatMap(vocabulary -> vocabulary.words().stream())
        .collect(Collectors.toSet());
  }

  /** The text after expansion; nothing if it is a plain text, or its format is not known. */
  private Optional<Result<PlainText>> expanded(
      TextReading reading, TextBytes text, Selection selection) {
    Definitions definitions = new Definitions(vocabularies.get());
    SyntaxTree tree = authored(reading, text, definitions);
    if (tree == null) {
      return Optional.empty();
    }
    Task<?> rehearsal = Rehearsal.start(engine, tree.source(), tree.bodyStart(), selection);
    Optional<Result<PlainText>> plain = begun(tree, definitions, selection, TextExpansion::expand);
    rehearsal.cancel();
    return plain;
  }

  /** What {@code use} gives for an authored text; nothing if its format is not known. */
  private <T> Optional<Result<T>> begun(
      SyntaxTree tree,
      Definitions definitions,
      Selection selection,
      Function<TextExpansion, Result<T>> use) {
    AuthoredFile file = ItemReader.read(tree);
    if (!file.diagnostics().isEmpty()) {
      return Optional.of(Result.failed(file.diagnostics()));
    }
    return engine
        .shapes(tree, selection)
        .map(shapes -> new TextExpansion(tree, file.items(), shapes, definitions, this))
        .map(use);
  }

  private boolean mayExpand(TextBytes text) {
    return text.length() <= (long) MAX_SOURCE * limit;
  }

  /** The tree of a text that has words that expand; null if it has none. */
  private @Nullable SyntaxTree authored(
      TextReading reading, TextBytes text, Definitions definitions) {
    SyntaxTree tree = reading.tree();
    if (tree == null || tree.header() == null || !mayExpand(text)) {
      return null;
    }
    if (!tree.isValid() && !MergeConflicts.in(tree.source()).isEmpty()) {
      return null; // They are reported already, and other errors follow from them.
    }
    if (tree.dialect() == Dialect.AUTHORED) {
      return tree;
    }
    SyntaxOptions options = SyntaxOptions.of(null, tree.isRaw());
    SyntaxTree again = Syntax.read(tree.source(), options.with(definitions.words(), ATTRIBUTES));
    return again.dialect() == Dialect.AUTHORED ? again : null;
  }

  private Result<LocatedDocument> bound(
      String name, Result<PlainText> expanded, Selection selection) {
    if (!expanded.ok()) {
      return Result.failed(expanded.diagnostics());
    }
    PlainText plain = expanded.value().orElseThrow();
    Expansion expansion = new Expansion(plain);
    Result<LocatedDocument> bound = engine.openText(name, plain.bytes(), selection);
    List<Diagnostic> all = new ArrayList<>(expanded.diagnostics());
    all.addAll(expansion.diagnostics(bound.diagnostics()));
    return bound.ok()
        ? Result.of(expansion.opened(bound.value().orElseThrow()), all)
        : Result.failed(all);
  }
}

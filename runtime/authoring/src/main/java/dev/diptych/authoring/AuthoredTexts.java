package dev.diptych.authoring;

import dev.diptych.authoring.bracket.BracketMistakes;
import dev.diptych.authoring.comment.AuthoredComments;
import dev.diptych.authoring.evaluate.IncludedFiles;
import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.AuthoringSyntax;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.text.parallel.Task;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.error.MergeConflicts;
import dev.diptych.text.syntax.lex.EncodingCheck;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.twin.Face;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Opens texts, plain or authored. A text that is a valid plain text is never expanded, so its
 * meaning does not depend on the vocabularies.
 *
 * @param twin opens plain texts
 * @param vocabularies the words of the installed format families; a plain text does not need them
 * @param includes finds included files
 * @param limit how many times the default size, 64 MB, a text may expand to
 */
public record AuthoredTexts(
    Twin twin, Supplier<List<Vocabulary>> vocabularies, Includes includes, int limit) {
  private static final int MAX_SOURCE = 16 << 20;
  private static final Set<String> ATTRIBUTES = Set.of(TextExpansion.FRAME_RATE);

  /**
   * Opens a file of either face.
   *
   * @param name its name, for diagnostics
   * @param file all of it, from 0 to the limit
   * @param selection format and layout, if the user selects them
   */
  public Result<Opened> open(String name, ByteBuffer file, Selection selection) {
    return twin.face(name, file) == Face.TEXT
        ? openText(name, file, selection)
        : twin.openBinary(name, file, selection);
  }

  /**
   * Opens a text of either kind.
   *
   * @param name its name, for diagnostics
   * @param text all of it, from 0 to the limit
   * @param selection format and layout, if the user selects them
   */
  public Result<Opened> openText(String name, ByteBuffer text, Selection selection) {
    Result<Opened> opened = openAny(name, text, selection);
    if (opened.ok()) {
      return opened;
    }
    Source source = source(name, text);
    HeaderLineReader header = HeaderLineReader.read(source);
    if (header.line() == null) {
      return opened;
    }
    List<Diagnostic> conflicts = MergeConflicts.in(source);
    // Other errors follow from the conflicts.
    return conflicts.isEmpty()
        ? withoutFollowers(source, header, opened, selection)
        : Result.failed(conflicts);
  }

  /** The errors of a rejected text without those that follow from a bracket. */
  private Result<Opened> withoutFollowers(
      Source plain, HeaderLineReader header, Result<Opened> opened, Selection selection) {
    Charset charset = header.line() == null ? null : twin.rawCharset(header.line()).orElse(null);
    Source source = charset == null ? plain : plain.withCharset(charset);
    boolean raw = charset != null;
    BracketMistakes.Reader reader =
        new BracketMistakes.Reader() {
          @Override
          public List<Diagnostic> syntaxErrors(byte[] text) {
            Source changed = new Source(source.name(), text);
            SyntaxOptions options = new SyntaxOptions(true, raw, header.line());
            List<Diagnostic> plain = SyntaxParser.parse(changed, options).diagnostics();
            List<Diagnostic> authored =
                new AuthoringSyntax(raw).parse(changed, header.bodyStart(), false).diagnostics();
            return authored.size() < plain.size() ? authored : plain;
          }

          @Override
          public int countErrors(byte[] text) {
            return (int)
                openAny(source.name(), ByteBuffer.wrap(text), selection).diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .count();
          }
        };
    List<Diagnostic> errors = opened.diagnostics().stream().filter(Diagnostic::isError).toList();
    List<Diagnostic> first = BracketMistakes.in(source, header.bodyStart(), raw, reader, errors);
    return first.equals(errors) ? opened : Result.failed(first);
  }

  private Result<Opened> openAny(String name, ByteBuffer text, Selection selection) {
    boolean mayExpand = text.limit() <= (long) MAX_SOURCE * limit;
    if (mayExpand && AuthoredHint.isIn(text)) {
      Optional<Result<Opened>> authored = opened(source(name, text), selection, false);
      if (authored.isPresent()) {
        return authored.get();
      }
    }
    Result<Opened> plain = twin.openText(name, text, selection);
    return plain.ok() || !mayExpand
        ? plain
        : opened(source(name, text), selection, true).orElse(plain);
  }

  private Optional<Result<Opened>> opened(
      Source source, Selection selection, boolean triedAsPlain) {
    return authored(source, selection, triedAsPlain)
        .map(plain -> bound(source.name(), plain, selection));
  }

  /**
   * The plain text that means the same as a text that was opened, with its comments: the text
   * itself if it is plain. In the expansion of an authored text, a comment is at the first item
   * that comes from where it was written, or from what follows it; comments of included files are
   * not in it.
   *
   * @param name its name, for diagnostics
   * @param text all of it, from 0 to the limit; accepted by {@link #openText}
   * @param selection format and layout, if the user selects them
   */
  public byte[] commentedPlain(String name, ByteBuffer text, Selection selection) {
    Source source = source(name, text);
    boolean mayExpand = text.limit() <= (long) MAX_SOURCE * limit;
    boolean never = mayExpand && AuthoredHint.isIn(text);
    Optional<Result<PlainText>> found =
        never ? authored(source, selection, false) : Optional.empty();
    if (mayExpand && found.isEmpty() && !twin.openText(name, text, selection).ok()) {
      found = authored(source, selection, true);
    }
    return found
        .flatMap(Result::value)
        .map(plain -> AuthoredComments.in(source.bytes(), plain, isRaw(source)))
        .orElse(source.bytes());
  }

  private boolean isRaw(Source source) {
    Header line = HeaderLineReader.read(source).line();
    return line != null && twin.rawCharset(line).isPresent();
  }

  private static Source source(String name, ByteBuffer text) {
    byte[] bytes = new byte[text.limit()];
    text.get(0, bytes);
    return new Source(name, bytes);
  }

  /**
   * The text after expansion; nothing if it has no words that expand.
   *
   * @param triedAsPlain whether the text is known not to be a plain text, which takes precedence
   */
  private Optional<Result<PlainText>> authored(
      Source plainSource, Selection selection, boolean triedAsPlain) {
    Definitions definitions = new Definitions(vocabularies.get());
    HeaderLineReader header = HeaderLineReader.read(plainSource);
    Header line = header.line();
    if (line == null) {
      return Optional.empty();
    }
    Charset charset = twin.rawCharset(line).orElse(null);
    Source source = charset == null ? plainSource : plainSource.withCharset(charset);
    AuthoringSyntax syntax = new AuthoringSyntax(charset != null);
    int bodyStart = header.bodyStart();
    if (triedAsPlain
        ? !syntax.isAuthored(source, bodyStart, definitions.words(), ATTRIBUTES)
        : !syntax.isNeverPlain(source, bodyStart)) {
      return Optional.empty();
    }
    Task<?> rehearsal = Rehearsal.start(twin, source, bodyStart, selection);
    Diagnostic malformed = malformed(source, charset != null);
    if (malformed != null) {
      return Optional.of(Result.failed(List.of(malformed)));
    }
    AuthoredFile file = syntax.parse(source, bodyStart, false);
    if (!file.diagnostics().isEmpty()) {
      return Optional.of(Result.failed(file.diagnostics()));
    }
    Optional<Shapes> shapes = twin.shapes(line, layout(file.items()), selection);
    return shapes.map(
        found -> {
          TextExpansion expansion =
              new TextExpansion(source, bodyStart, file.items(), found, definitions);
          IncludedFiles files = new IncludedFiles(syntax, includes, line.title(), charset);
          Result<PlainText> plain = expansion.expand(files, limit);
          rehearsal.cancel();
          return plain;
        });
  }

  /** What is wrong with the encoding, or null. */
  private static @Nullable Diagnostic malformed(Source source, boolean raw) {
    EncodingCheck encoding = new EncodingCheck(source);
    Diagnostic foreign = encoding.notText(raw);
    return foreign == null && !raw ? encoding.malformed() : foreign;
  }

  private Result<Opened> bound(String name, Result<PlainText> expanded, Selection selection) {
    if (!expanded.ok()) {
      return Result.failed(expanded.diagnostics());
    }
    PlainText plain = expanded.value().orElseThrow();
    Expansion expansion = new Expansion(plain);
    Result<Opened> bound = twin.openText(name, plain.bytes(), selection);
    List<Diagnostic> all = new ArrayList<>(expanded.diagnostics());
    all.addAll(expansion.diagnostics(bound.diagnostics()));
    return bound.ok()
        ? Result.of(expansion.opened(bound.value().orElseThrow()), all)
        : Result.failed(all);
  }

  /** The value of the attribute {@code layout}, or null. */
  private static @Nullable String layout(List<Item> items) {
    for (Item item : items) {
      if (item instanceof Item.Attribute attribute
          && attribute.name().equals("layout")
          && attribute.value() instanceof Value.Word word) {
        return word.text();
      }
    }
    return null;
  }
}

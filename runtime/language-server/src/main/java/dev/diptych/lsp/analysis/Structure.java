package dev.diptych.lsp.analysis;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Change;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.nio.charset.Charset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a document: all of it, or what an edit changed. */
final class Structure {
  private static final String FRAME_RATE = "fps";

  /** Bytes of a text whose errors are repaired; in a longer one their items are only skipped. */
  private static final int MAX_REPAIRED = 1 << 20;

  /** Who types makes few mistakes at a time, and each repair takes some milliseconds. */
  private static final int MAX_REPAIRS = 2;

  private final Document document;
  private final Source source;
  private final Engine engine;
  private final @Nullable Header header;
  private final @Nullable Charset charset;
  private final @Nullable Shapes shapes; // of any layout
  private final List<Vocabulary> vocabularies;
  private final List<Vocabulary> all;

  /**
   * A structure.
   *
   * @param name the name of the document in messages
   * @param all the vocabularies of all formats
   */
  Structure(Document document, String name, Engine engine, List<Vocabulary> all) {
    this.document = document;
    this.source = new Source(name, document.bytes());
    this.engine = engine;
    this.header = Language.of(document) == Language.SPEC ? null : Header.peek(source);
    this.charset = header == null ? null : engine.rawCharset(header).orElse(null);
    this.shapes = header == null ? null : engine.shapes(header, Selection.ANY).orElse(null);
    this.vocabularies = shapes == null ? List.of() : of(all, shapes);
    this.all = all;
  }

  private static List<Vocabulary> of(List<Vocabulary> all, Shapes shapes) {
    FormatName format = shapes.schema().format();
    return all.stream().filter(each -> each.appliesTo(format)).toList();
  }

  /**
   * The structure.
   *
   * @param before that of an earlier version, or null
   * @param change what changed since then
   */
  Analysis analysis(@Nullable Analysis before, Change change) {
    if (Language.of(document) == Language.SPEC) {
      SyntaxOptions none = SyntaxOptions.DEFAULT;
      SyntaxTree empty = Syntax.read(source.withBytes(new byte[0]), none);
      return analysis(Language.SPEC, empty, none, null);
    }
    SyntaxOptions options = options();
    boolean isSame = before != null && before.options().equals(options);
    SyntaxTree tree =
        before != null && isSame
            ? before.tree().edit(change.edit(document.bytes()))
            : Syntax.readToEdit(source, options);
    Shapes own = shapes == null ? null : engine.shapes(tree, Selection.ANY).orElse(shapes);
    return analysis(Language.TEXT, tree, options, own);
  }

  private Analysis analysis(
      Language language, SyntaxTree tree, SyntaxOptions options, @Nullable Shapes own) {
    return new Analysis(
        document, language, tree, options, Outline.later(tree), engine, charset, own, vocabularies);
  }

  /** A text without a header line is one that others include, of any format. */
  private SyntaxOptions options() {
    Set<String> words = new HashSet<>();
    (header == null ? all : vocabularies).forEach(vocabulary -> words.addAll(vocabulary.words()));
    Set<String> attributes = new HashSet<>(Set.of(FRAME_RATE));
    if (shapes != null) {
      for (StructType struct : shapes.schema().structs().values()) {
        Set<String> own = shapes.of(struct).targets().keySet();
        words.removeAll(own);
        attributes.removeAll(own);
      }
    }
    int repairs = document.length() <= MAX_REPAIRED ? MAX_REPAIRS : 0;
    return new SyntaxOptions(
        charset != null, null, words, attributes, header == null, true, repairs);
  }
}

package dev.diptych.twin.edit;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Proof;
import dev.diptych.twin.Recognition;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Puts the text of a block or a row into a document: into its canonical text, which is parsed
 * again. So the text may be all that a text of the format may be.
 *
 * @param engine the formats
 * @param name the name of the document, for diagnostics
 */
record FragmentEdit(Engine engine, String name) {
  /** A canonical text, and where its values are. */
  private record Printed(Source source, SyntaxTree tree, Locations locations) {
    /** The span of a value in the text, from its name on; null if it has none of its own. */
    @Nullable Span span(Path path, Path outer) {
      Location own = locations.locate(path);
      return own instanceof Location.InText at && !own.equals(locations.locate(outer))
          ? at.span()
          : null;
    }

    /** The span of an element, or of a field that is present. */
    Span existing(Path path) {
      return locations.locate(path) instanceof Location.InText at ? item(at.span()) : Span.at(0);
    }

    /** The span of the whole item that begins at a name or a row. */
    Span item(Span at) {
      int node = tree.nodeAt(at.start());
      boolean isRun = node >= 0 && tree.nodeKind(node) == NodeKind.RUN;
      return node < 0 || isRun ? at : tree.nodeSpan(node);
    }
  }

  /**
   * The root of the document after the edit.
   *
   * @param document the document so far
   * @param edit an insertion, or an edit that puts a struct
   * @param words the text of the block or the row
   */
  Result<Struct> in(Document document, Edit edit, String words) {
    boolean raw = document.schema().style().rawStrings();
    Source own = new Source(edit.path().toString(), words.getBytes(StandardCharsets.UTF_8));
    SyntaxTree tree = Syntax.read(own, SyntaxOptions.of(Dialect.AUTHORED, raw).included());
    if (!tree.isValid()) {
      return Result.failed(tree.errors()); // In the text of the document, they might be elsewhere.
    }
    Result<byte[]> text = new Proof(engine).print(LocatedDocument.unlocated(name, document));
    return text.ok()
        ? in(document, text.value().orElseThrow(), edit, words)
        : Result.failed(text.diagnostics());
  }

  private Result<Struct> in(Document document, byte[] text, Edit edit, String words) {
    Result<LocatedDocument> opened = engine.openText(name, text, Selection.ANY);
    if (!opened.ok()) {
      return Result.failed(opened.diagnostics());
    }
    boolean raw = document.schema().style().rawStrings();
    Source source = new Source(name, text);
    SyntaxTree tree = Syntax.read(source, SyntaxOptions.of(Dialect.PLAIN, raw));
    Printed printed = new Printed(source, tree, opened.value().orElseThrow().locations());
    Struct root = document.root();
    StructEdit.requireIndex(edit.path(), count(root, edit.path()), edit instanceof Edit.Insert);
    Span place = place(printed, root, edit);
    byte[] fragment =
        inBlock(printed, document, edit, words)
            .getBytes(new Recognition(engine).charset(ByteBuffer.wrap(text)));
    byte[] spliced = spliced(text, place, fragment);
    Result<Struct> changed =
        located(engine.openText(name, spliced, Selection.ANY), edit, place, fragment)
            .map(again -> engine.withoutDerived(again).root());
    changed.value().ifPresent(after -> requireOne(root, after, edit));
    return changed;
  }

  /** The text of an edit must be one element. */
  private static void requireOne(Struct before, Struct after, Edit edit) {
    int old = count(before, edit.path());
    int expected = edit instanceof Edit.Insert ? old + 1 : Math.max(1, old);
    int elements = count(after, edit.path()) - expected + 1;
    if (elements != 1) {
      throw new RejectedEditException(
          "wrong-count", "the text has %d elements, not one".formatted(elements));
    }
  }

  /** The first row of a table, in the block that the table is. */
  private String inBlock(Printed printed, Document document, Edit edit, String words) {
    Path owner = Objects.requireNonNull(edit.path().parent());
    Struct struct = Objects.requireNonNull(owner.in(document.root()));
    Field field = struct.type().field(edit.path().field());
    Shapes shapes = engine.shapes(printed.tree, Selection.ANY).orElse(null);
    boolean isRow =
        shapes != null
            && words.stripLeading().startsWith("(")
            && shapes.rowOf(field).isPresent()
            && shapes.of(struct.type()).rows() != struct.type().indexOf(field.id());
    boolean isFirst = count(document.root(), edit.path()) == 0;
    boolean hasBlock = printed.span(edit.path().at(-1), owner) != null;
    return isRow && isFirst && !hasBlock ? field.name() + " { " + words + " }" : words;
  }

  /** A text with an item on lines of its own. */
  private static byte[] spliced(byte[] text, Span place, byte[] item) {
    ByteBuffer all = ByteBuffer.allocate(text.length - place.length() + item.length + 2);
    all.put(text, 0, place.start()).put((byte) '\n').put(item).put((byte) '\n');
    all.put(text, place.end(), text.length - place.end());
    return all.array();
  }

  /** Where the text of the edit belongs: the item that it replaces, or an empty span. */
  private static Span place(Printed printed, Struct root, Edit edit) {
    Path path = edit.path();
    int count = count(root, path);
    int index = Math.max(0, path.index());
    if (index < count) {
      Span item = printed.existing(path);
      return edit instanceof Edit.Insert ? Span.at(item.start()) : item;
    }
    if (count > 0) {
      return Span.at(printed.existing(path.at(count - 1)).end());
    }
    Path owner = Objects.requireNonNull(path.parent());
    Span empty = printed.span(path.at(-1), owner);
    if (empty == null) {
      return end(printed, owner);
    }
    Span item = printed.item(empty);
    boolean isBlock = printed.tree.nodeKind(printed.tree.nodeAt(empty.start())) == NodeKind.BLOCK;
    return isBlock ? Span.at(item.end() - 1) : item; // Else it is an attribute for no elements.
  }

  /** The number of elements of a field; 1 for a struct that is present. */
  private static int count(Struct root, Path path) {
    Struct owner = Objects.requireNonNull(Objects.requireNonNull(path.parent()).in(root));
    Value value = owner.get(path.field());
    if (value instanceof Sequence sequence) {
      return sequence.elements().size();
    }
    return value instanceof Table table ? table.rows() : value == null ? 0 : 1;
  }

  /** The end of the block of a struct. */
  private static Span end(Printed printed, Path struct) {
    if (struct.parent() == null) {
      int last = printed.tree.codeBefore(printed.tree.tokens() - 1);
      return Span.at(printed.tree.start(last));
    }
    Span at = printed.span(struct, Path.ROOT);
    if (at == null) {
      throw new RejectedEditException(
          "missing-field", "%s has no block in the text".formatted(struct));
    }
    return Span.at(printed.item(at).end() - 1);
  }

  /** The result with diagnostics about the text of the edit at their places in it. */
  private Result<LocatedDocument> located(
      Result<LocatedDocument> opened, Edit edit, Span place, byte[] fragment) {
    if (opened.ok()) {
      return opened;
    }
    Source words = new Source(edit.path().toString(), fragment);
    Span item = new Span(place.start() + 1, place.start() + 1 + fragment.length);
    return Result.failed(
        opened.diagnostics().stream().map(each -> moved(each, words, item)).toList());
  }

  private static Diagnostic moved(Diagnostic diagnostic, Source words, Span item) {
    if (!(diagnostic.location() instanceof Location.InText at)
        || at.span().start() < item.start()
        || at.span().end() > item.end()) {
      return diagnostic;
    }
    Span own = new Span(at.span().start() - item.start(), at.span().end() - item.start());
    return diagnostic.at(new Location.InText(words, own), diagnostic.notes());
  }
}

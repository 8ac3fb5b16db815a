package dev.diptych.authoring;

import dev.diptych.authoring.evaluate.Budget;
import dev.diptych.authoring.evaluate.Evaluator;
import dev.diptych.authoring.evaluate.FrameRate;
import dev.diptych.authoring.evaluate.IncludedFiles;
import dev.diptych.authoring.evaluate.NameUsage;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.evaluate.Scope;
import dev.diptych.authoring.evaluate.UnitConversion;
import dev.diptych.authoring.plain.PlainText;
import dev.diptych.authoring.plain.PlainWriter;
import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Item;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.shape.Shapes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Expands one text. */
final class TextExpansion {
  /** The attribute with the frames per second of a text, outside of all blocks. */
  static final String FRAME_RATE = "fps";

  private static final long MAX_TEXT = 64L << 20;

  private final SyntaxTree tree;
  private final Source source;
  private final Definitions definitions;
  private final List<Item> items;
  private final AuthoredTexts texts;
  private final IncludedFiles files;
  private final BlockLayout layout;
  private final List<Vocabulary> vocabularies;
  private final Report report = new Report();

  /**
   * An expansion.
   *
   * @param tree the text
   * @param items its items
   * @param shapes the shapes of its schema
   * @param definitions the vocabularies; those for other formats are omitted
   * @param texts finds included files, opens material, and limits the size of the result
   */
  TextExpansion(
      SyntaxTree tree,
      List<Item> items,
      Shapes shapes,
      Definitions definitions,
      AuthoredTexts texts) {
    this.texts = texts;
    this.files = new IncludedFiles(tree, texts.includes());
    this.tree = tree;
    this.source = tree.source();
    this.definitions = definitions;
    this.items = items;
    this.layout = BlockLayout.root(shapes);
    this.vocabularies =
        definitions.vocabularies().stream()
            .filter(v -> v.appliesTo(shapes.schema().format()))
            .toList();
  }

  /** Expands the text. */
  Result<PlainText> expand() {
    int limit = texts.limit();
    Budget budget = new Budget(report, limit);
    UnitConversion units = new UnitConversion(frameRate(), report);
    NameUsage usage = new NameUsage(source);
    Section root = evaluate(budget, units, usage);
    if (!report.hasErrors()) {
      usage.warn(report);
    }
    Set<String> words = new HashSet<>();
    List<DocumentCheck> checks = new ArrayList<>();
    for (Vocabulary vocabulary : vocabularies) {
      words.addAll(vocabulary.words());
      if (!report.hasErrors()) {
        ExpansionContext context = context(units, budget);
        checks.addAll(vocabulary.checks(root, context, true));
        vocabulary.expand(root, context);
      }
    }
    if (report.hasErrors()) {
      return Result.failed(report.summary(source.name()));
    }
    PlainText plain = new PlainWriter(units, words, MAX_TEXT * limit).write(title(), root);
    return report.hasErrors()
        ? Result.failed(report.summary(source.name()))
        : Result.of(plain.checkedBy(checks), report.summary(source.name()));
  }

  /** What the text asks of a document, without its expansion. */
  Result<List<DocumentCheck>> checks() {
    Budget budget = new Budget(report, texts.limit());
    UnitConversion units = new UnitConversion(frameRate(), report);
    Section root = evaluate(budget, units, new NameUsage(source));
    List<DocumentCheck> checks = new ArrayList<>();
    for (Vocabulary vocabulary : vocabularies) {
      checks.addAll(vocabulary.checks(root, context(units, budget), false));
    }
    List<Diagnostic> found = report.summary(source.name());
    return report.hasErrors() ? Result.failed(found) : Result.of(checks, found);
  }

  private ExpansionContext context(UnitConversion units, Budget budget) {
    return new ExpansionContext(units, report, budget, new IncludedMaterial(texts, report));
  }

  private Section evaluate(Budget budget, UnitConversion units, NameUsage usage) {
    Section root = evaluate(new Evaluator(report, budget, units, files, usage));
    usage.reportUnknown(report);
    return root;
  }

  private Section evaluate(Evaluator evaluator) {
    Section root = new Section(Origin.of(source, Span.at(tree.bodyStart())), "", null, layout);
    Scope scope = Scope.empty();
    for (Vocabulary vocabulary : vocabularies) {
      scope = evaluator.evaluate(definitions.of(vocabulary), root, scope);
    }
    // An inner scope: an author may define a name of the vocabulary anew.
    evaluator.evaluate(items, root, scope.inner());
    if (!layout.hasAttribute(FRAME_RATE)) {
      root.removeIf(this::isFrameRate);
    }
    return root;
  }

  private boolean isFrameRate(Entry entry) {
    boolean found = entry instanceof Entry.Assignment a && a.name().equals(FRAME_RATE);
    Origin origin = entry.origin();
    if (found && (origin.via() != null || origin.at().source() != source)) {
      String help = "write it outside of blocks, in the text that includes others";
      report.error("bad-argument", origin, "fps cannot be set here", help);
    }
    return found;
  }

  /** The frame rate of the text. It is read before all items, because it concerns all of them. */
  private FrameRate frameRate() {
    FrameRate rate = null;
    for (Item item : items) {
      if (item instanceof Item.Attribute attribute
          && attribute.name().equals(FRAME_RATE)
          && !layout.hasAttribute(FRAME_RATE)) {
        if (rate != null) {
          report.error("duplicate-name", attribute.origin(), "fps is already set");
        }
        rate = frameRate(attribute.value());
      }
    }
    return rate == null ? FrameRate.DEFAULT : rate;
  }

  private FrameRate frameRate(Value value) {
    if (value instanceof Value.Quantity quantity
        && quantity.unit() == null
        && quantity.number().signum() > 0) {
      return new FrameRate(quantity.number());
    }
    report.error("bad-argument", value.origin(), "fps is a positive number without a unit");
    return FrameRate.DEFAULT;
  }

  /** The header line. The plain text has the line end of this one, of which it has only this. */
  private byte[] title() {
    byte[] text = source.bytes(new Span(0, tree.bodyStart()));
    int end = text.length;
    while (end > 0 && text[end - 1] == '\r') {
      end--;
    }
    boolean crLf = tree.trivia().isCrLf();
    byte[] title = Arrays.copyOf(text, crLf ? end + 1 : end);
    if (crLf) {
      title[end] = '\r'; // A line feed follows.
    }
    return title;
  }
}

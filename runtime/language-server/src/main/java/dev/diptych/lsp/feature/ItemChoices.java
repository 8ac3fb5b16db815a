package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.lsp.docs.FieldDocs;
import dev.diptych.lsp.feature.Choices.Choice;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.StructShape;
import dev.diptych.text.shape.Target;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CompletionItemKind;
import org.jspecify.annotations.Nullable;

/** Offers what may begin an item: blocks, attributes, rows, words and statements. */
final class ItemChoices {
  private final TextView view;
  private final CursorContext context;
  private final Meaning meaning;
  private final Choices choices;
  private final boolean nameOnly;
  private final boolean brace;
  private final UsedNames used;

  /**
   * Offers of one position.
   *
   * @param follows the brace or the equals sign that follows the name already, or a blank
   */
  ItemChoices(TextView view, CursorContext context, Choices choices, char follows) {
    this.view = view;
    this.context = context;
    this.meaning = view.meaning(context.group());
    this.choices = choices;
    this.nameOnly = follows != ' ';
    this.brace = follows == '{';
    this.used = new UsedNames(view.outline(), context.group(), meaning.shape(), context.word());
  }

  void add() {
    Meanings meanings = view.meanings();
    if (meanings != null && meaning.shape() != null) {
      names(meanings, meaning.shape());
    }
    if (meanings != null && meaning.hasRows() && !nameOnly) {
      row(meanings);
    }
    words();
    if (!nameOnly) {
      new StatementChoices(view, context, choices, used).add();
    }
  }

  private void names(Meanings meanings, StructShape shape) {
    List<Runnable> optional = new ArrayList<>();
    shape
        .targets()
        .forEach(
            (name, target) -> {
              if (isOffered(meanings, shape.type(), name, target)) {
                Runnable offer = () -> offer(meanings, shape.type(), name, target);
                if (isRequired(meanings, shape.type(), target)) {
                  offer.run();
                } else {
                  optional.add(offer);
                }
              }
            });
    if (isRoot() && view.analysis().schema() != null) {
      layout();
    }
    optional.forEach(Runnable::run);
  }

  private boolean isRoot() {
    return context.group().parent() == null;
  }

  private boolean isRequired(Meanings meanings, StructType type, Target target) {
    return target.field() >= 0
        && new ValueSnippets(meanings.shapes()).isRequired(type.fields().get(target.field()));
  }

  private boolean isOffered(Meanings meanings, StructType type, String name, Target target) {
    if (used.isTaken(name, target)) {
      return false;
    }
    if (target.field() < 0) {
      return !meaning.attributesOnly();
    }
    Field field = type.fields().get(target.field());
    boolean attribute =
        target instanceof Target.Attribute
            || target instanceof Target.Inline
            || target instanceof Target.Empty;
    if (field.derived() || (meaning.attributesOnly() && !attribute)) {
      return false;
    }
    if (target instanceof Target.Element element
        && view.meaning(context.group()).shape() != null
        && field.elements() != null) {
      return element.struct() == null;
    }
    return !(field.type() instanceof Type.Switched switched)
        || isSelected(meanings, type, switched, target);
  }

  /** A case is offered by its own name unless a sibling selects one. */
  private boolean isSelected(
      Meanings meanings, StructType type, Type.Switched switched, Target target) {
    String struct = null;
    if (target instanceof Target.Block block) {
      struct = block.struct();
    } else if (target instanceof Target.Element element) {
      struct = element.struct();
    } else if (target instanceof Target.Inline inline) {
      struct = inline.struct();
    }
    String selected = meanings.selected(type, switched, context.group());
    return struct == null ? selected != null : selected == null;
  }

  private void offer(Meanings meanings, StructType type, String name, Target target) {
    ValueSnippets snippets = new ValueSnippets(meanings.shapes());
    FieldDocs docs = new FieldDocs(meanings.shapes().schema());
    if (target.field() < 0) {
      String columns = "a table of several curves";
      block(name, columns, "", name + " {\n\t$0\n}");
      return;
    }
    Field field = type.fields().get(target.field());
    String detail = (snippets.isRequired(field) ? "required; " : "") + docs.type(field);
    if (target instanceof Target.Attribute) {
      attribute(name, detail, docs.of(field), snippets.attribute(name, field));
    } else if (target instanceof Target.Empty) {
      attribute(name, "no elements", docs.of(field), name + " = ()");
    } else if (target instanceof Target.Inline inline) {
      Field single = single(meanings, type, inline, field);
      if (single != null) {
        attribute(name, docs.type(single), docs.of(field), snippets.attribute(name, single));
      }
    } else {
      StructType struct = struct(meanings, type, target, field);
      String text = struct == null ? name + " {\n\t$0\n}" : snippets.block(name, struct);
      String doc = target instanceof Target.NamedElement ? docs.element(field) : docs.of(field);
      block(name, snippets.isRequired(field) ? "required" : "", doc, text);
    }
  }

  private @Nullable Field single(
      Meanings meanings, StructType type, Target.Inline inline, Field field) {
    String name = inline.struct();
    if (name == null && field.type() instanceof Type.Switched switched) {
      name = meanings.selected(type, switched, context.group());
    }
    return name == null
        ? null
        : meanings
            .shapes()
            .single(meanings.shapes().schema().struct(name))
            .map(cell -> cell.field())
            .orElse(null);
  }

  private @Nullable StructType struct(
      Meanings meanings, StructType type, Target target, Field field) {
    String name = null;
    if (target instanceof Target.Rows) {
      return null;
    }
    if (target instanceof Target.Block block) {
      name = block.struct();
    } else if (target instanceof Target.Element element) {
      name = element.struct();
    } else if (target instanceof Target.TaggedElement tagged) {
      name = tagged.struct();
    } else if (field.type() instanceof Type.Nested nested) {
      name = nested.struct();
    }
    if (name == null && field.type() instanceof Type.Switched switched) {
      name = meanings.selected(type, switched, context.group());
    }
    return name == null ? null : meanings.shapes().schema().struct(name);
  }

  private void row(Meanings meanings) {
    StringBuilder label = new StringBuilder();
    List<String> cells = new ArrayList<>();
    meaning.cells().stream()
        .filter(cell -> cell.field().defaultBits() == null)
        .forEach(cell -> cells.add(cell.name()));
    if (meaning.key() != null) {
      label.append(meaning.key().name()).append(' ');
    }
    label.append('(').append(String.join(" ", cells)).append(')');
    String snippet = new ValueSnippets(meanings.shapes()).row(meaning.columns());
    choices.addSnippet(
        new Choice(CompletionItemKind.Snippet, label.toString(), "row", ""), snippet);
  }

  private void layout() {
    Schema schema = view.analysis().schema();
    FormatName format = schema == null ? null : schema.format();
    if (format != null && format.layout() != null && !used.has(FormatName.LAYOUT)) {
      attribute(
          FormatName.LAYOUT,
          "the layout of the binary file",
          "Which layout of the binary format the text is compiled to.",
          FormatName.LAYOUT + " = ${1:" + format.layout() + "}");
    }
  }

  private void words() {
    String path = view.path(context.group());
    for (VocabularyWord word : view.words()) {
      boolean begins =
          word.use() == VocabularyWord.Use.ITEM || word.use() == VocabularyWord.Use.ATTRIBUTE;
      boolean again = path.isEmpty() && word.use() == VocabularyWord.Use.ITEM;
      if (begins && word.allowedIn(path) && (again || !used.has(word.name()))) {
        boolean attribute = word.use() == VocabularyWord.Use.ATTRIBUTE;
        if (nameOnly && brace == attribute) {
          continue;
        }
        CompletionItemKind kind =
            attribute ? CompletionItemKind.Property : CompletionItemKind.Function;
        insert(new Choice(kind, word.name(), "expands", word.doc()), word.snippet());
      }
    }
  }

  private void attribute(String name, String detail, String doc, String snippet) {
    if (nameOnly && brace) {
      return;
    }
    insert(new Choice(CompletionItemKind.Property, name, detail, doc), snippet);
  }

  private void block(String name, String detail, String doc, String snippet) {
    if (nameOnly && !brace) {
      return;
    }
    insert(new Choice(CompletionItemKind.Struct, name, detail, doc), snippet);
  }

  private void insert(Choice choice, String snippet) {
    if (nameOnly) {
      choices.add(choice);
    } else {
      choices.addSnippet(choice, snippet);
    }
  }
}

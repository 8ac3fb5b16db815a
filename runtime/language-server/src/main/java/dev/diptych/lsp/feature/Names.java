package dev.diptych.lsp.feature;

import dev.diptych.authoring.VocabularyWord;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.CursorContext;
import dev.diptych.lsp.names.Definition;
import dev.diptych.lsp.names.Occurrence;
import dev.diptych.syntax.Syntax;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.jspecify.annotations.Nullable;

/** Definitions, references and new names of what a text or a spec defines. */
public final class Names {
  private static final String NOTHING = "there is no name here that a text defines";

  Names() {}

  /** Where the name, the file or the block at a position is defined. */
  public List<Location> definition(DefinitionParams asked, Snapshot snapshot) {
    if (!snapshot.analysis().isText()) {
      return new SpecReferences(snapshot, asked.getPosition()).definition();
    }
    TextView view = TextView.of(snapshot);
    NameSearch search = new NameSearch(view, false);
    int offset = view.document().offset(asked.getPosition());
    Location included = search.included(offset);
    Location file = included == null ? MaterialFile.at(view, offset) : included;
    if (file != null) {
      return List.of(file);
    }
    Occurrence at = search.at(offset);
    return at == null
        ? namedBlock(view, offset)
        : search.definitions(at).stream()
            .map(definition -> search.location(definition.at()))
            .filter(Objects::nonNull)
            .toList();
  }

  /** Where a word is defined that is the name of a block, such as a gesture. */
  private static List<Location> namedBlock(TextView view, int offset) {
    CursorContext context = CursorContext.of(view.outline(), offset);
    String word = view.outline().text(context.word());
    String name = word.contains(".") ? word.substring(0, word.indexOf('.')) : word;
    String path = view.path(context.group());
    Set<String> kinds = new LinkedHashSet<>();
    for (VocabularyWord each : view.words()) {
      if (each.isNames() && each.allowedIn(path) && kinds.add(each.namedBlock())) {
        NamedBlocks blocks = new NamedBlocks(view);
        Occurrence at = blocks.all(each.namedBlock()).get(name);
        Location location = at == null ? null : blocks.texts().location(at.text(), at.span());
        if (location != null) {
          return List.of(location);
        }
      }
    }
    return List.of();
  }

  /** Where the name at a position is used. */
  public List<Location> references(ReferenceParams asked, Snapshot snapshot) {
    boolean definition = asked.getContext() != null && asked.getContext().isIncludeDeclaration();
    if (!snapshot.analysis().isText()) {
      return new SpecReferences(snapshot, asked.getPosition()).references(definition);
    }
    TextView view = TextView.of(snapshot);
    NameSearch search = new NameSearch(view, true);
    int offset = view.document().offset(asked.getPosition());
    Occurrence at = search.at(offset);
    return at == null
        ? blockReferences(search, offset, definition)
        : occurrences(search, at, definition).stream()
            .map(search::location)
            .filter(Objects::nonNull)
            .toList();
  }

  private static List<Location> blockReferences(
      NameSearch search, int offset, boolean withDefinition) {
    BlockNames blocks = search.blocks();
    BlockNames.Name name = blocks.at(offset);
    return name == null
        ? List.of()
        : blocks.occurrences(name).stream()
            .filter(each -> withDefinition || !BlockNames.isDefinition(each, name.block()))
            .map(search::location)
            .filter(Objects::nonNull)
            .toList();
  }

  private static Set<Occurrence> occurrences(
      NameSearch search, Occurrence at, boolean withDefinition) {
    Set<Occurrence> found = new LinkedHashSet<>();
    for (Definition definition : search.definitions(at)) {
      if (withDefinition) {
        found.add(definition.at());
      }
      found.addAll(search.references(definition));
    }
    return found;
  }

  /** The same name elsewhere in the text. */
  public List<DocumentHighlight> highlights(DocumentHighlightParams asked, Snapshot snapshot) {
    if (!snapshot.analysis().isText()) {
      return new SpecReferences(snapshot, asked.getPosition()).highlights();
    }
    TextView view = TextView.of(snapshot);
    NameSearch search = new NameSearch(view, false);
    int offset = view.document().offset(asked.getPosition());
    Occurrence at = search.at(offset);
    if (at == null) {
      return blockHighlights(view, search.blocks(), offset);
    }
    List<DocumentHighlight> found = new ArrayList<>();
    for (Occurrence each : occurrences(search, at, true)) {
      if (each.text().equals(at.text())) {
        boolean written = search.definitions(each).stream().anyMatch(d -> d.at().equals(each));
        DocumentHighlightKind kind =
            written ? DocumentHighlightKind.Write : DocumentHighlightKind.Read;
        found.add(new DocumentHighlight(view.range(each.span()), kind));
      }
    }
    return found;
  }

  private static List<DocumentHighlight> blockHighlights(
      TextView view, BlockNames blocks, int offset) {
    BlockNames.Name name = blocks.at(offset);
    List<DocumentHighlight> found = new ArrayList<>();
    for (Occurrence each : name == null ? Set.<Occurrence>of() : blocks.occurrences(name)) {
      if (name != null && each.text().equals(name.at().text())) {
        boolean written = BlockNames.isDefinition(each, name.block());
        DocumentHighlightKind kind =
            written ? DocumentHighlightKind.Write : DocumentHighlightKind.Read;
        found.add(new DocumentHighlight(view.range(each.span()), kind));
      }
    }
    return found;
  }

  /** The range of the name at a position; null if there is none that can be renamed. */
  public @Nullable Range prepare(PrepareRenameParams asked, Snapshot snapshot) {
    if (!snapshot.analysis().isText()) {
      return new SpecReferences(snapshot, asked.getPosition()).prepare();
    }
    TextView view = TextView.of(snapshot);
    NameSearch search = new NameSearch(view, false);
    int offset = view.document().offset(asked.getPosition());
    Occurrence at = search.at(offset);
    if (at == null) {
      BlockNames.Name name = search.blocks().at(offset);
      return name == null ? null : view.range(name.at().span());
    }
    return definition(search, at) == null ? null : view.range(at.span());
  }

  private static @Nullable Definition definition(NameSearch search, Occurrence at) {
    return search.definitions(at).stream()
        .filter(definition -> !definition.at().text().fixed())
        .findFirst()
        .orElse(null);
  }

  /**
   * Renames a definition and what refers to it, also in other texts.
   *
   * @throws ResponseErrorException if the name is invalid, or would change what a name means
   */
  public WorkspaceEdit rename(RenameParams asked, Snapshot snapshot) {
    if (!snapshot.analysis().isText()) {
      return new SpecReferences(snapshot, asked.getPosition()).rename(asked.getNewName());
    }
    TextView view = TextView.of(snapshot);
    NameSearch search = new NameSearch(view, true);
    int offset = view.document().offset(asked.getPosition());
    Occurrence at = search.at(offset);
    String name = asked.getNewName();
    if (at == null) {
      return renamedBlock(search, offset, name);
    }
    Definition definition = definition(search, at);
    if (definition == null) {
      throw refused(NOTHING);
    }
    checkName(name);
    Set<Occurrence> renamed = occurrences(search, definition.at(), true);
    if (!search.keepsMeaning(renamed, name)) {
      throw refused("'" + name + "' is a name already where this one is used");
    }
    return edit(search, renamed, name);
  }

  private static WorkspaceEdit renamedBlock(NameSearch search, int offset, String name) {
    BlockNames blocks = search.blocks();
    BlockNames.Name block = blocks.at(offset);
    if (block == null) {
      throw refused(NOTHING);
    }
    checkName(name);
    if (blocks.isTaken(block.block(), name)) {
      throw refused("'" + name + "' is a " + block.block() + " already");
    }
    return edit(search, blocks.occurrences(block), name);
  }

  private static void checkName(String name) {
    if (!Syntax.isName(name)) {
      throw refused("'" + name + "' is not a name: it has letters, digits and '_'");
    }
  }

  private static WorkspaceEdit edit(NameSearch search, Set<Occurrence> renamed, String name) {
    Map<String, List<TextEdit>> edits = new TreeMap<>();
    for (Occurrence each : renamed) {
      Location location = search.location(each);
      if (location != null) {
        edits
            .computeIfAbsent(location.getUri(), uri -> new ArrayList<>())
            .add(new TextEdit(location.getRange(), name));
      }
    }
    return new WorkspaceEdit(edits);
  }

  /** The answer to a rename that is refused. */
  static ResponseErrorException refused(String message) {
    return new ResponseErrorException(
        new ResponseError(ResponseErrorCode.RequestFailed, message, null));
  }
}

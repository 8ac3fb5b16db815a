package dev.diptych.authoring;

import dev.diptych.authoring.section.Section;
import dev.diptych.model.diagnostic.DocumentCheck;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.source.Source;
import java.util.List;
import java.util.Set;

/** The words of a family of formats that expand to plain text. */
public interface Vocabulary {
  /** Whether its words are for texts of {@code format}. */
  boolean appliesTo(FormatName format);

  /** The names of its blocks and settings. Only texts with such a name or a generic word expand. */
  Set<String> words();

  /** Its words as an editor offers and explains them; no word of a plain text. */
  default List<VocabularyWord> help() {
    return List.of();
  }

  /**
   * Texts that are included before the first item of every text, such as definitions. Their strings
   * have escapes.
   */
  default List<Source> definitions() {
    return List.of();
  }

  /**
   * What a text asks of the document that it compiles to, or of a recording. Called before {@link
   * #expand}, which reports the mistakes in what is asked, and removes it.
   *
   * @param root the whole text, which must not be changed
   * @param context converts units, and receives errors
   * @param isOwn whether the document is what the text compiles to
   */
  default List<DocumentCheck> checks(Section root, ExpansionContext context, boolean isOwn) {
    return List.of();
  }

  /**
   * Replaces the sections, settings and rows that are not plain by plain ones. What it does not
   * know it leaves; the caller reports it.
   *
   * @param root the whole text
   * @param context converts units, and receives errors
   */
  void expand(Section root, ExpansionContext context);
}

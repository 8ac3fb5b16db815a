package dev.diptych.family;

import dev.diptych.authoring.Vocabulary;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.scene.Scene;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.Repair;
import dev.diptych.table.Playback;
import dev.diptych.twin.compare.Measure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is known about a family of formats beyond their specs. A provider has a public constructor
 * without parameters and is named in {@code META-INF/services/dev.diptych.family.FormatFamily}.
 */
public interface FormatFamily {
  /** The lints for documents of the family, in the order of their reports. */
  default List<Lint> lints() {
    return List.of();
  }

  /** The repairs for documents of the family, in the order in which they run. */
  default List<Repair> repairs() {
    return List.of();
  }

  /**
   * The damage that {@link #repairs} can repair, one sentence each, for the help of {@code repair}.
   */
  default List<String> knownDamage() {
    return List.of();
  }

  /**
   * A summary of {@code document} for {@code info}: labels and values, in the order to print them.
   * Empty for a document of another family.
   */
  default Map<String, String> facts(Document document) {
    return Map.of();
  }

  /**
   * What a viewer shows of {@code document}; nothing for a document of another family.
   *
   * @param parents the parents of nodes by their names, where the document does not have them
   */
  default List<Scene> scenes(Document document, Map<String, String> parents) {
    return List.of();
  }

  /** What {@code document} plays over time; empty for a document of another family. */
  default Optional<Playback> playback(Document document) {
    return Optional.empty();
  }

  /** What {@code plot} can plot; the first that accepts a document is its default. */
  default List<ChartKind> charts() {
    return List.of();
  }

  /** Distances of several columns together, for {@code diff}; the first that applies is used. */
  default List<Measure> measures() {
    return List.of();
  }

  /** What the numbers of rows mean, for editors; the first that applies is used. */
  default List<RowMeaning> rowMeanings() {
    return List.of();
  }

  /** The words that expand in authored texts of the family. */
  default List<Vocabulary> vocabularies() {
    return List.of();
  }

  /** Texts to begin with, for the command {@code new}, in the order of its list. */
  default List<Template> templates() {
    return List.of();
  }

  /**
   * Subcommands, by their names, in the order of the help. Each function returns an object with the
   * annotations of picocli, or a {@code CommandLine}.
   */
  default Map<String, Function<CommandContext, Object>> commands() {
    return Map.of();
  }

  /** Extensions of its binary files, without the dot. */
  default List<String> binaryExtensions() {
    return List.of();
  }

  /** Extensions of its texts, without the dot, besides {@code engine}. */
  default List<String> textExtensions() {
    return List.of();
  }
}

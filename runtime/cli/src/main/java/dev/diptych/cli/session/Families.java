package dev.diptych.cli.session;

import dev.diptych.family.FormatFamily;
import dev.diptych.family.Template;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.scene.Scene;
import dev.diptych.model.document.Document;
import dev.diptych.table.Playback;
import dev.diptych.twin.compare.Measure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The installed format families. */
public final class Families {
  private static final List<FormatFamily> INSTALLED = FamilyLoader.load();

  private Families() {}

  /** All families, in the order of the class path. */
  public static List<FormatFamily> installed() {
    return INSTALLED;
  }

  /** Distances of several columns together, of all families. */
  public static List<Measure> measures() {
    return all(FormatFamily::measures);
  }

  /** The templates of all families. */
  public static List<Template> templates() {
    return all(FormatFamily::templates);
  }

  /** The facts of all families about {@code document}. */
  public static Map<String, String> facts(Document document) {
    Map<String, String> facts = new LinkedHashMap<>();
    if (document.isDamaged()) {
      return facts; // Families expect whole documents.
    }
    INSTALLED.forEach(family -> facts.putAll(family.facts(document)));
    return facts;
  }

  /** What a viewer shows of {@code document}, by all families. */
  public static List<Scene> scenes(Document document, Map<String, String> parents) {
    return document.isDamaged() ? List.of() : all(family -> family.scenes(document, parents));
  }

  /** What {@code document} plays over time, by the first family that knows. */
  public static Optional<Playback> playback(Document document) {
    return INSTALLED.stream().flatMap(family -> family.playback(document).stream()).findFirst();
  }

  /** What can be plotted, of all families. */
  public static List<ChartKind> charts() {
    return all(FormatFamily::charts);
  }

  /** Extensions of binary files of all families, without the dot. */
  public static List<String> binaryExtensions() {
    return all(FormatFamily::binaryExtensions);
  }

  /** Extensions of texts of all families, without the dot. */
  public static List<String> textExtensions() {
    return all(FormatFamily::textExtensions);
  }

  private static <T> List<T> all(Function<FormatFamily, List<T>> part) {
    return INSTALLED.stream().map(part).flatMap(List::stream).toList();
  }
}

package dev.diptych.authoring.section;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A block after evaluation: all names are replaced, and all keys are absolute. Mutable. */
public final class Section implements Entry {
  /** Between a name and its argument, as far as messages are concerned. */
  private static final int MAX_BLANKS = 100;

  private final Origin origin;
  private final String name;
  private final @Nullable String about;
  private final BlockLayout layout;
  private final List<Entry> entries = new ArrayList<>();

  /** The first section of each name and argument: a text may have very many. */
  private final Map<List<String>, Section> first = new HashMap<>();

  /**
   * An empty section.
   *
   * @param origin where its name is
   * @param name its name
   * @param about its argument, such as PinchPoint in {@code move PinchPoint}; or null
   * @param layout what the schema knows about it
   */
  public Section(Origin origin, String name, @Nullable String about, BlockLayout layout) {
    this.origin = origin;
    this.name = name;
    this.about = about;
    this.layout = layout;
  }

  @Override
  public Origin origin() {
    return origin;
  }

  /** Its name; empty for the whole text. */
  public String name() {
    return name;
  }

  /** Its argument, or null. */
  public @Nullable String about() {
    return about;
  }

  /** Where its argument is, which follows its name; where its name is if it has none. */
  public Origin aboutOrigin() {
    if (about == null) {
      return origin;
    }
    Source source = origin.at().source();
    int end = origin.at().span().end();
    String after = source.text(new Span(end, Math.min(source.length(), end + MAX_BLANKS)));
    int start = end + after.length() - after.stripLeading().length();
    Span span = new Span(start, Math.min(source.length(), start + about.length()));
    return source.text(span).equals(about)
        ? new Origin(new Location.InText(source, span), origin.via())
        : origin;
  }

  /** What the schema knows about it. */
  public BlockLayout layout() {
    return layout;
  }

  /** Its parts in their order. */
  public List<Entry> entries() {
    return Collections.unmodifiableList(entries);
  }

  /** Adds a part. */
  public void add(Entry entry) {
    entries.add(entry);
    index(entry);
  }

  /** Removes parts. */
  public void removeIf(Predicate<Entry> condition) {
    if (entries.removeIf(condition)) {
      first.clear();
      entries.forEach(this::index);
    }
  }

  private void index(Entry entry) {
    if (entry instanceof Section section) {
      first.putIfAbsent(key(section.name, section.about), section);
    }
  }

  private static List<String> key(String name, @Nullable String about) {
    return about == null ? List.of(name) : List.of(name, about);
  }

  /** Its first section with a name and argument. */
  public Optional<Section> section(String wanted, @Nullable String argument) {
    return Optional.ofNullable(first.get(key(wanted, argument)));
  }

  /** Its sections. */
  public Stream<Section> sections() {
    return entries.stream().filter(Section.class::isInstance).map(Section.class::cast);
  }

  /** Its first section with a name. */
  public Optional<Section> section(String wanted) {
    return sections().filter(each -> each.name.equals(wanted)).findFirst();
  }

  /** Its section with a name, which is added if there is none. */
  public Section require(String wanted, Origin from) {
    return section(wanted)
        .orElseGet(
            () -> {
              Section added = new Section(from, wanted, null, layout.child(wanted));
              add(added);
              return added;
            });
  }

  /** Its rows, in the order of the text. */
  public List<Rows> rows() {
    return entries.stream().filter(Rows.class::isInstance).map(Rows.class::cast).toList();
  }

  /** The value of a setting {@code name value} or an attribute {@code name = value}, if any. */
  public Optional<Evaluated> setting(String wanted) {
    for (Entry entry : entries) {
      if (entry instanceof Setting setting && setting.name().equals(wanted)) {
        return Optional.of(setting.value());
      }
      if (entry instanceof Assignment assignment && assignment.name().equals(wanted)) {
        return Optional.of(assignment.value());
      }
    }
    return Optional.empty();
  }
}

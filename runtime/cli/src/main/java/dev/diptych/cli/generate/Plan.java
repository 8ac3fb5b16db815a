package dev.diptych.cli.generate;

import static java.util.Objects.requireNonNull;

import dev.diptych.cli.generate.GeneratedList.Entry;
import dev.diptych.cli.generate.Sources.Source;
import dev.diptych.files.FileContent;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** What a run has to change so that a folder contains what its sources give, and nothing stale. */
final class Plan {
  private final Path folder;
  private final Root root;
  private final Sources sources;
  private final Map<String, String> outdated = new TreeMap<>();
  private final TreeSet<String> stale = new TreeSet<>();
  private final Map<String, String> foreign = new TreeMap<>();
  private final Map<String, Entry> after = new TreeMap<>();
  private final Map<String, Entry> before;

  private Plan(Path folder, Sources sources, GeneratedList before) {
    this.folder = folder;
    this.root = Root.of(folder);
    this.sources = sources;
    this.before = before.entries();
  }

  /**
   * Compares {@code folder} with {@code sources}.
   *
   * @param before its manifest
   * @param owned whether this run is responsible for what an origin generates
   */
  static Plan of(Path folder, Sources sources, GeneratedList before, Predicate<String> owned)
      throws IoFailure {
    Plan plan = new Plan(folder, sources, before);
    for (String path : before.entries().keySet()) {
      if (sources.get(path) == null) {
        plan.unwanted(path, owned);
      }
    }
    for (Map.Entry<String, Source> file : sources.files().entrySet()) {
      plan.wanted(file.getKey(), file.getValue(), owned);
    }
    return plan;
  }

  private void wanted(String path, Source source, Predicate<String> owned) throws IoFailure {
    Entry known = before.get(path);
    TreeSet<String> origins = new TreeSet<>(source.origins());
    if (known != null) {
      known.origins().stream().filter(owned.negate()).forEach(origins::add);
    }
    String sum = sum(source.content());
    after.put(path, new Entry(new TreeSet<>(List.of(sum)), origins));
    byte[] content = root.read(folder.resolve(path), FileContent.MAX_SIZE);
    if (content == null) {
      outdated.put(path, "is missing");
    } else {
      String present = sum(content);
      if (!present.equals(sum)) {
        outdated.put(path, "differs from what its sources give");
        if (known == null) {
          foreign.put(path, "was not written by generate, and would be replaced");
        } else if (!root.isDirect(folder.resolve(path)) || !known.sums().contains(present)) {
          foreign.put(path, "was edited after it was generated, and would be replaced");
        }
      }
    }
  }

  private void unwanted(String path, Predicate<String> owned) throws IoFailure {
    Entry known = requireNonNull(before.get(path), path);
    TreeSet<String> others = new TreeSet<>(known.origins());
    others.removeIf(owned);
    if (!others.isEmpty()) {
      after.put(path, new Entry(known.sums(), others));
      return;
    }
    byte[] content = root.read(folder.resolve(path), FileContent.MAX_SIZE);
    if (content != null) {
      stale.add(path);
      if (!root.isDirect(folder.resolve(path)) || !known.sums().contains(sum(content))) {
        foreign.put(path, "was edited after it was generated, and is no longer generated");
      }
    }
  }

  private static String sum(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  /** The files that are missing or differ, with which of the two it is. */
  Map<String, String> outdated() {
    return outdated;
  }

  /** The files that are no longer generated. */
  SortedSet<String> stale() {
    return stale;
  }

  /** The files among both that this run must not touch, each with the reason. */
  Map<String, String> foreign() {
    return foreign;
  }

  /** The sources. */
  Sources sources() {
    return sources;
  }

  /** Whether the manifest changes. */
  boolean changesManifest() {
    return !after.equals(before);
  }

  /** The manifest after the run. */
  GeneratedList manifest() {
    return new GeneratedList(after);
  }

  /** The manifest during the run, which allows the contents before and after it. */
  GeneratedList intention() {
    Map<String, Entry> both = new TreeMap<>(before);
    after.forEach(
        (path, entry) ->
            both.merge(
                path,
                entry,
                (one, other) -> {
                  TreeSet<String> sums = new TreeSet<>(one.sums());
                  sums.addAll(other.sums());
                  TreeSet<String> origins = new TreeSet<>(one.origins());
                  origins.addAll(other.origins());
                  return new Entry(sums, origins);
                }));
    return new GeneratedList(both);
  }
}

package dev.diptych.formats;

import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The known formats. Schemas are loaded on first use. */
public final class Catalog {
  private static final String SHIPPED = "/dev/diptych/generated/schema/";

  private final String folder;
  private final List<CatalogEntry> entries;
  private final Map<String, Schema> loaded = new ConcurrentHashMap<>();

  private Catalog(String folder, List<CatalogEntry> entries) {
    this.folder = folder;
    this.entries = List.copyOf(entries);
  }

  /** The formats that ship with Diptych. */
  public static Catalog shipped() {
    return new Catalog(SHIPPED, IndexJson.read(load(SHIPPED + "index.json")));
  }

  /**
   * Creates a catalog of one format that does not ship with Diptych. Its files are accepted even if
   * its spec rejects them, because the user named it explicitly.
   */
  public static Catalog of(Schema schema) {
    CatalogEntry entry = IndexJson.read(IndexJson.write(Map.of("", schema))).get(0);
    CatalogEntry catalogEntry =
        new CatalogEntry(entry.format(), entry.file(), null, entry.raw(), entry.signatures());
    Catalog catalog = new Catalog("", List.of(catalogEntry));
    catalog.loaded.put(catalogEntry.file(), schema);
    return catalog;
  }

  /** All entries in the order of the index. */
  public List<CatalogEntry> entries() {
    return entries;
  }

  /** Whether one of {@link #entries} has the format of {@code catalogEntry}. */
  public boolean contains(CatalogEntry catalogEntry) {
    String key = catalogEntry.format().key();
    for (CatalogEntry entry : entries) {
      if (entry.format().key().equals(key)) {
        return true;
      }
    }
    return false;
  }

  /** Loads the schema of {@code entry}, which must be one of {@link #entries}. */
  public Schema schema(CatalogEntry catalogEntry) {
    return loaded.computeIfAbsent(
        catalogEntry.file(), file -> SchemaReader.read(load(folder + file)));
  }

  private static Map<String, Object> load(String resource) {
    try (InputStream in = Catalog.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("not on the class path: " + resource);
      }
      byte[] content = in.readAllBytes();
      return CompactTree.is(content) ? CompactTree.read(content) : JsonTree.read(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

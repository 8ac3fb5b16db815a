package dev.diptych.formats;

import dev.diptych.ir.Spec;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The known formats. Schemas are loaded on first use. */
public final class Catalog {
  private static final String SHIPPED = "/dev/diptych/formats/";
  private static final String SCHEMAS = "schema/";
  private static final String SPECS = "spec/";

  private final Class<?> owner;
  private final String folder;
  private final List<CatalogEntry> entries;
  private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
  private final Map<String, Spec> specs = new ConcurrentHashMap<>();

  private Catalog(Class<?> owner, String folder, List<CatalogEntry> entries) {
    this.owner = owner;
    this.folder = folder;
    this.entries = List.copyOf(entries);
  }

  /** The formats that ship with Diptych. */
  public static Catalog shipped() {
    return of(Catalog.class, SHIPPED);
  }

  /**
   * The formats whose schemas and specs are resources.
   *
   * @param owner a class of the module that has the resources
   * @param folder where they are, as its {@link Class#getResource} takes it, with a slash at its
   *     end
   */
  public static Catalog of(Class<?> owner, String folder) {
    String index = folder + SCHEMAS + "index.json";
    return new Catalog(owner, folder, IndexJson.read(load(owner, index)));
  }

  /**
   * Creates a catalog of one format that does not ship with Diptych. Its files are accepted even if
   * its spec rejects them, because the user named it explicitly.
   *
   * @param spec the typed spec that {@code schema} is derived from
   */
  public static Catalog of(Schema schema, Spec spec) {
    CatalogEntry entry = IndexJson.read(IndexJson.write(Map.of("", schema))).get(0);
    CatalogEntry catalogEntry =
        new CatalogEntry(entry.format(), entry.file(), null, entry.raw(), entry.signatures());
    Catalog catalog = new Catalog(Catalog.class, SHIPPED, List.of(catalogEntry));
    catalog.schemas.put(catalogEntry.file(), schema);
    catalog.specs.put(catalogEntry.file(), spec);
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
    return schemas.computeIfAbsent(
        catalogEntry.file(), file -> SchemaReader.read(load(owner, folder + SCHEMAS + file)));
  }

  /** Loads the typed spec of {@code entry}, which must be one of {@link #entries}. */
  public Spec spec(CatalogEntry catalogEntry) {
    return specs.computeIfAbsent(
        catalogEntry.file(), file -> SpecJson.read(load(owner, folder + SPECS + file), file));
  }

  private static Map<String, Object> load(Class<?> owner, String resource) {
    try (InputStream in = owner.getResourceAsStream(resource)) {
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

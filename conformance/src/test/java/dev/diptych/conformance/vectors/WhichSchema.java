package dev.diptych.conformance.vectors;

import dev.diptych.binary.Codec;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.formats.Catalog;
import dev.diptych.formats.CatalogEntry;
import dev.diptych.model.schema.Schema;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;

/** Which schema an implementation is to read a binary file by, where it does not find that out. */
final class WhichSchema {
  private static final Catalog CATALOG = Catalog.shipped();

  private WhichSchema() {}

  /** The key of the schema that a file follows. */
  static String of(Case one) throws IOException {
    ByteBuffer file = ByteBuffer.wrap(one.bytes("bin"));
    LocatedDocument opened =
        Faces.ENGINE.openBinary(one.name(), file, one.selection()).value().orElseThrow();
    return opened.document().schema().format().key();
  }

  /**
   * The key of a schema that rejects an invalid file: one of the format that matches its first
   * bytes, if there is any; null if the file is valid and detection must reject it.
   */
  static String refusing(Case one) throws IOException {
    ByteBuffer file = ByteBuffer.wrap(one.bytes("bin"));
    List<CatalogEntry> candidates =
        CATALOG.entries().stream()
            .filter(catalogEntry -> catalogEntry.refusal() == null && allows(one, catalogEntry))
            .sorted(
                Comparator.comparing((CatalogEntry entry) -> !marked(entry, file))
                    .thenComparing(entry -> !entry.format().preferred()))
            .toList();
    if (candidates.isEmpty()) {
      return null;
    }
    Schema schema = CATALOG.schema(candidates.get(0));
    Codec codec = new PlanCodec(CATALOG.spec(candidates.get(0)), schema, 1, 0);
    return codec.decode(one.name(), file, null).ok() ? null : schema.format().key();
  }

  private static boolean allows(Case one, CatalogEntry catalogEntry) {
    String layout = one.selection().layout();
    String format = one.selection().format();
    return catalogEntry.format().id().equals(String.valueOf(one.folder().getFileName()))
        && (format == null || format.equals(catalogEntry.format().id()))
        && (layout == null || layout.equals(catalogEntry.format().layout()));
  }

  private static boolean marked(CatalogEntry catalogEntry, ByteBuffer file) {
    return catalogEntry.signatures().stream().allMatch(signature -> signature.matches(file));
  }
}

package dev.diptych.spark;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.table.Content;
import dev.diptych.twin.Selection;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.types.DataType;
import org.jspecify.annotations.Nullable;

/** Opens files in a column of bytes. */
final class FromBytes implements UDF1<byte[], @Nullable Row> {
  private static final long serialVersionUID = 1;
  private static final String NAME = "<bytes>";

  private final SentFormat format;
  private final @Nullable String layout;
  private final boolean failFast;
  private transient @Nullable Content content;

  private FromBytes(SentFormat format, @Nullable String layout, boolean failFast) {
    this.format = format;
    this.layout = layout;
    this.failFast = failFast;
  }

  static FromBytes of(ReadOptions options) {
    return new FromBytes(
        SentFormat.of(options.spec(), options.importPath(), options.parameters()),
        options.selection().layout(),
        options.mode() == ReadOptions.Mode.FAILFAST);
  }

  /** The type of the structs. */
  DataType type() {
    return NestedValues.type(content());
  }

  private Content content() {
    Content known = content;
    if (known == null) {
      known = Content.of(format.engine().schemas().values().iterator().next());
      content = known;
    }
    return known;
  }

  @Override
  public @Nullable Row call(byte @Nullable [] file) {
    return file == null ? null : LargeStack.call(() -> row(file));
  }

  private @Nullable Row row(byte[] file) {
    Selection selection = new Selection(null, layout);
    Result<Document> opened = new DocumentOpener(format.engine(), selection).open(NAME, file);
    if (opened.ok()) {
      return (Row) NestedValues.of(content(), opened.value().orElseThrow().root());
    }
    if (failFast) {
      throw DiptychReadException.of(opened.diagnostics());
    }
    return null;
  }
}

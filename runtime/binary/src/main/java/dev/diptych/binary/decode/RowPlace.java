package dev.diptych.binary.decode;

import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.checksum.StructPlace;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.RecordLayout;
import dev.diptych.model.schema.StructType;
import java.util.List;

/**
 * A row of a table, as checksums see it.
 *
 * @param owner the struct that contains the table
 * @param table the field of the table
 * @param rows its rows
 * @param row index of the row
 * @param bytes the bytes of the table
 */
public record RowPlace(StructPlace owner, Field table, Table rows, int row, Region bytes)
    implements StructPlace {
  @Override
  public StructType type() {
    return rows.layout().struct();
  }

  @Override
  public Path path() {
    return owner.path().field(table.id()).at(row);
  }

  @Override
  public StructPlace parent() {
    return owner;
  }

  @Override
  public Region region() {
    return part(0, rows.layout().stride());
  }

  private Region part(int offset, int length) {
    long start = bytes.start() + (long) row * rows.layout().stride() + offset;
    return new Region(bytes.source(), start, start + length);
  }

  @Override
  public Region field(int index) {
    RecordLayout.Column column = rows.layout().columns().get(index);
    return part(column.offset(), column.kind().width());
  }

  @Override
  public List<Region> content(int index) {
    return List.of();
  }

  @Override
  public int count(int index) {
    return 1;
  }

  @Override
  public List<StructPlace> structs(int index) {
    return List.of();
  }

  @Override
  public Value value(int index) {
    return Scalar.of(rows.bits(row, index));
  }
}

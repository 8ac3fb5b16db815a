package dev.diptych.table;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Opens writers of all formats. Its libraries are large, so that it is found at run time. */
public interface TableWriters {
  /** The class that implements it. */
  String IMPLEMENTATION = "dev.diptych.tablefiles.FormatWriters";

  /**
   * A writer.
   *
   * @param format the format of the file
   * @param columns the columns, at least one
   * @param out receives the file
   */
  TableWriter open(TableFormat format, List<Column> columns, OutputStream out) throws IOException;
}

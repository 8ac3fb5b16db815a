package dev.diptych.spark;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.DocumentTables;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/** Opens files of either face, and finds the table in them. */
final class FileOpener {
  private static final long MAX_SIZE = Integer.MAX_VALUE - 8L;

  private final ReadTable.Sent table;
  private final Configuration hadoop;
  private final DocumentOpener documents;

  FileOpener(ReadTable.Sent table, Configuration hadoop) {
    this.table = table;
    this.hadoop = hadoop;
    Selection selection = new Selection(table.formatId(), table.layout());
    this.documents = new DocumentOpener(table.format().engine(), selection);
  }

  /**
   * What a file has.
   *
   * @param tables its tables; none if it has errors
   * @param errors why it is rejected
   */
  record Opened(List<DocumentTable> tables, List<Diagnostic> errors) {
    static Opened rejected(List<Diagnostic> diagnostics) {
      return new Opened(List.of(), diagnostics);
    }
  }

  /**
   * Opens a file.
   *
   * @throws IOException if it cannot be read
   */
  Opened open(InputFile file) throws IOException {
    if (file.size() > MAX_SIZE) {
      Location whole = new Location.Whole(file.path());
      String message = "the file has %,d bytes; the limit is 2 GB".formatted(file.size());
      return Opened.rejected(List.of(Diagnostic.error("too-much", whole, message)));
    }
    byte[] bytes = bytes(file);
    return LargeStack.call(() -> open(file.path(), bytes));
  }

  private byte[] bytes(InputFile file) throws IOException {
    Path path = new Path(URI.create(file.path()));
    try (InputStream in = path.getFileSystem(hadoop).open(path)) {
      return in.readAllBytes();
    }
  }

  private Opened open(String name, byte[] bytes) {
    Result<Document> opened = documents.open(name, bytes);
    if (!opened.ok()) {
      return Opened.rejected(opened.diagnostics());
    }
    Document document = opened.value().orElseThrow();
    List<DocumentTable> all = new ArrayList<>();
    DocumentTables.visit(
        document,
        each -> {
          if (table.isOf(each.sharedName())) {
            all.add(each);
          }
          return true;
        });
    Optional<Diagnostic> other = all.stream().flatMap(each -> otherColumns(name, each)).findFirst();
    return new Opened(all, other.stream().toList());
  }

  /** Cases of a switch may have columns with one name and several types. */
  private Stream<Diagnostic> otherColumns(String file, DocumentTable found) {
    return found.source().columns().stream()
        .filter(each -> table.types().get(each.name()) != each.type())
        .map(
            each ->
                Diagnostic.error(
                    "other-columns",
                    new Location.Whole(file),
                    "column %s of %s is %s here"
                        .formatted(each.name(), found.name(), each.type().label())));
  }
}

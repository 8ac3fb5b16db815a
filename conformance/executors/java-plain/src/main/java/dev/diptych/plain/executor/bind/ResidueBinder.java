package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.grammar.DiptychParser.RowContext;
import dev.diptych.grammar.DiptychParser.ValueContext;
import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/** Binds the block {@code Residue}: {@code trailing}, {@code slack}, rows of patches. */
final class ResidueBinder {
  /** The name of the block. */
  static final String NAME = "Residue";

  private final List<Residue.Patch> patches = new ArrayList<>();
  private Value.@Nullable Blob trailing;
  private @Nullable Long slack;

  private ResidueBinder() {}

  static Residue bind(List<ItemContext> items) {
    ResidueBinder binder = new ResidueBinder();
    for (ItemContext item : items) {
      if (item.attribute() != null) {
        binder.attribute(item.attribute());
      } else if (item.row() != null) {
        binder.row(item.row());
      } else {
        throw RequestException.rejected("Residue allows no blocks");
      }
    }
    return new Residue(
        binder.trailing == null ? new Value.Blob("") : binder.trailing,
        binder.slack == null ? 0 : binder.slack,
        binder.patches);
  }

  private void attribute(AttributeContext attribute) {
    String name = attribute.name.getText();
    boolean again = name.equals("slack") ? slack != null : trailing != null;
    if (again) {
      throw RequestException.rejected(name + ": duplicate");
    }
    switch (name) {
      case "slack" -> slack = whole(token(attribute.content));
      case "trailing" -> trailing = bytes(attribute.content);
      default -> throw RequestException.rejected("Residue has no attribute '" + name + "'");
    }
  }

  private void row(RowContext row) {
    List<ValueContext> cells = row.cells.value();
    if (row.key == null || cells.isEmpty() || cells.size() > 2) {
      throw RequestException.rejected("invalid row of residue");
    }
    long offset = whole(row.key.getStart());
    Value.Blob actual = bytes(cells.get(cells.size() - 1));
    Value.Blob encoded =
        cells.size() == 1 ? Value.Blob.of(new byte[actual.length()]) : bytes(cells.get(0));
    if (offset < end()) {
      throw RequestException.rejected(
          "offsets of residue must ascend, and patches must not overlap");
    }
    if (encoded.equals(actual)) {
      throw RequestException.rejected("this row of residue changes nothing");
    }
    patches.add(new Residue.Patch(offset, encoded, actual));
  }

  private long end() {
    if (patches.isEmpty()) {
      return 0;
    }
    Residue.Patch last = patches.get(patches.size() - 1);
    return last.offset() + last.encoded().length();
  }

  private static long whole(Token token) {
    BigInteger number = NumberReader.whole(token);
    if (number.bitLength() > 63) {
      throw RequestException.rejected(token.getText() + " is out of range");
    }
    return number.longValue();
  }

  private static Value.Blob bytes(ValueContext value) {
    Token token = token(value);
    if (token.getType() != DiptychLexer.BYTES) {
      throw RequestException.rejected("residue requires bytes such as x\"00ff\"");
    }
    return Value.Blob.of(StringReader.bytes(token.getText()));
  }

  private static Token token(ValueContext value) {
    if (value.scalar() == null) {
      throw RequestException.rejected("residue allows no tuples");
    }
    return value.scalar().getStart();
  }
}

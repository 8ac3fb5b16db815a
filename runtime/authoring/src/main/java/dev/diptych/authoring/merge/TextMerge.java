package dev.diptych.authoring.merge;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Merges texts, plain or authored, also of unknown formats, by their blocks, attributes and rows.
 * What no side changed keeps its bytes. The texts are not bound, so the merged one may not be valid
 * for its format.
 *
 * @param engine knows the formats
 * @param selection the format, if the user selects it
 */
public record TextMerge(Engine engine, Selection selection) {
  /**
   * Merges what changed from {@code base} to {@code ours} and from {@code base} to {@code theirs}.
   *
   * @return nothing if one of them, or the result, has syntax errors
   */
  public Optional<MergedText> merge(byte[] base, byte[] ours, byte[] theirs) {
    Header header = Header.peek(new Source("", ours));
    boolean raw = isRaw(header);
    List<Part> first = PartReader.read(base, raw);
    List<Part> second = PartReader.read(ours, raw);
    List<Part> third = PartReader.read(theirs, raw);
    if (first == null || second == null || third == null) {
      return Optional.empty();
    }
    MergeOutput out = new MergeOutput(lineEnd(ours));
    BlockMerge.merge(List.of(first, second, third), rules(second), () -> "", out);
    return valid(out.text(), raw);
  }

  /**
   * Shows two texts as one, with a conflict for each difference.
   *
   * @return nothing if one of them has syntax errors
   */
  public Optional<MergedText> both(byte[] ours, byte[] theirs) {
    Header header = Header.peek(new Source("", ours));
    boolean raw = isRaw(header);
    List<Part> first = PartReader.read(ours, raw);
    List<Part> second = PartReader.read(theirs, raw);
    if (first == null || second == null) {
      return Optional.empty();
    }
    MergeOutput out = new MergeOutput(lineEnd(ours));
    TwoVersions.write(first, second, rules(first), () -> "", out);
    return valid(out.text(), raw);
  }

  private boolean isRaw(@Nullable Header header) {
    return header != null && engine.rawCharset(header).isPresent();
  }

  private BlockRules rules(List<Part> parts) {
    Shapes shapes =
        parts.isEmpty() ? null : engine.shapes(parts.get(0).text().tree(), selection).orElse(null);
    return BlockRules.root(shapes);
  }

  private static Optional<MergedText> valid(MergedText text, boolean raw) {
    boolean isValid =
        PartReader.read(text.ours(), raw) != null && PartReader.read(text.theirs(), raw) != null;
    return isValid ? Optional.of(text) : Optional.empty();
  }

  private static String lineEnd(byte[] text) {
    String all = new String(text, ISO_8859_1);
    int feed = all.indexOf('\n');
    boolean isPair = feed > 0 && all.charAt(feed - 1) == '\r';
    return isPair ? "\r\n" : feed < 0 && all.indexOf('\r') >= 0 ? "\r" : "\n";
  }
}

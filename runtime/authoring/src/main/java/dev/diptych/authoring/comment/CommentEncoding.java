package dev.diptych.authoring.comment;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.schema.TextStyle;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/**
 * Converts comments to the encoding of another text. A character that it does not have becomes its
 * code point, such as {@code U+1F600}.
 *
 * @param from the encoding of the comments
 * @param to that of the text
 */
record CommentEncoding(Charset from, Charset to) {
  /** From texts of one style to those of another. */
  static CommentEncoding between(TextStyle from, TextStyle to) {
    return new CommentEncoding(charset(from), charset(to));
  }

  private static Charset charset(TextStyle style) {
    return style.raw() == null ? UTF_8 : Charset.forName(style.raw());
  }

  /** The comment with its bytes in the new encoding, one character for each. */
  Comment convert(Comment comment) {
    if (from.equals(to)) {
      return comment;
    }
    StringBuilder text = new StringBuilder();
    CharsetEncoder encoder = to.newEncoder();
    new String(comment.text().getBytes(ISO_8859_1), from)
        .codePoints()
        .forEach(
            point -> {
              String character = Character.toString(point);
              boolean known = encoder.canEncode(character);
              text.append(known ? character : "U+%04X".formatted(point));
            });
    String bytes = new String(text.toString().getBytes(to), ISO_8859_1);
    return new Comment(bytes, comment.blankBefore(), comment.blankAfter());
  }
}

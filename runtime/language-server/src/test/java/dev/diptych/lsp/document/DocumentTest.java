package dev.diptych.lsp.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines, positions and bytes of documents, compared with slow and simple ways to find them. */
class DocumentTest {
  private static final List<String> PIECES =
      List.of(
          "a",
          "bc ",
          "\n",
          "\r",
          "\r\n",
          "\u00e9",
          "e\u0301",
          "\u3042",
          "\uD83D\uDE00",
          "\uD83D",
          "\uDE00",
          "\uFEFF");

  private final Random random = new Random(5);

  @Test
  void editsKeepTheIndexOfLines() {
    Document document = Document.opened("untitled:a", "twin", 0, "");
    for (int i = 0; i < 20_000; i++) {
      if (document.text().length() > 300) {
        document = document.edited(i, List.of(new TextDocumentContentChangeEvent(random(10))));
      }
      int start = random.nextInt(document.text().length() + 1);
      int end = Math.min(document.text().length(), start + random.nextInt(5));
      Range range = document.range(start, end);
      String inserted = random(random.nextInt(4));
      String before = document.text();
      // A position inside of a line end is the end of the line before it.
      int from = document.offset(range.getStart());
      int to = document.offset(range.getEnd());
      document = document.edited(i, List.of(new TextDocumentContentChangeEvent(range, inserted)));
      assertThat(document.text())
          .isEqualTo(before.substring(0, from) + inserted + before.substring(to));
      Document fresh = Document.opened("untitled:a", "twin", i, document.text());
      assertThat(starts(document)).isEqualTo(starts(fresh));
    }
  }

  private static List<Integer> starts(Document document) {
    return java.util.stream.IntStream.range(0, document.lineCount())
        .mapToObj(document::lineStart)
        .toList();
  }

  private String random(int pieces) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pieces; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }

  @Test
  void positionsOutsideOfTheTextAreItsEnds() {
    Document document = Document.opened("untitled:a", "twin", 0, "ab\r\ncd\n");
    assertThat(document.offset(new Position(0, 99))).isEqualTo(2);
    assertThat(document.offset(new Position(1, Integer.MAX_VALUE))).isEqualTo(6);
    assertThat(document.offset(new Position(2, 0))).isEqualTo(7);
    assertThat(document.offset(new Position(3, 5))).isEqualTo(7);
    assertThat(document.offset(new Position(-1, 5))).isZero();
    assertThat(document.offset(new Position(1, -4))).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "Shift_JIS", "windows-1252"})
  void bytesCorrespondToCharacters(String name) {
    Charset charset = Charset.forName(name);
    for (int i = 0; i < 300; i++) {
      String text = random(i < 290 ? random.nextInt(60) : 9_000);
      Encoding encoding = Document.opened("untitled:a", "twin", 0, text).encoding(charset);
      assertThat(encoding.bytes()).isEqualTo(text.getBytes(charset));
      int step = 1 + text.length() / 50;
      int last = 0;
      int lastByte = 0;
      for (int at = 0; at <= text.length(); at += step) {
        if (isInsideOfPair(text, at)) {
          continue;
        }
        int expected = text.substring(0, at).getBytes(charset).length;
        assertThat(encoding.toBytes(at)).isEqualTo(expected);
        assertThat(encoding.toText(expected)).isEqualTo(at);
        assertThat(encoding.advance(last, lastByte, expected)).isEqualTo(at);
        last = at;
        lastByte = expected;
      }
    }
  }

  private static boolean isInsideOfPair(String text, int at) {
    return at > 0
        && at < text.length()
        && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
  }

  @Test
  void insideOfACharacterIsItsStart() {
    Encoding encoding = Document.opened("untitled:a", "twin", 0, "a\uD83D\uDE00b").encoding(UTF_8);
    for (int at = 1; at < 5; at++) {
      assertThat(encoding.toText(at)).isEqualTo(1);
    }
    assertThat(encoding.toText(5)).isEqualTo(3);
    assertThat(encoding.toText(6)).isEqualTo(4);
  }
}

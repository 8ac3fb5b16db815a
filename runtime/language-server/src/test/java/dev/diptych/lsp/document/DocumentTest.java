package dev.diptych.lsp.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.syntax.Edit;
import java.io.ByteArrayOutputStream;
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
  void editsGiveWhatTheClientHas() {
    Document document = Document.opened("untitled:a", "twin", 0, "");
    String text = "";
    Document since = document;
    Change change = Change.NONE;
    for (int i = 0; i < 20_000; i++) {
      if (text.length() > 300) {
        text = random(10);
        document = document.edited(i, List.of(new TextDocumentContentChangeEvent(text)));
        change = change.then(document.change());
      }
      int start = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), start + random.nextInt(5));
      if (isInsideOfLineEnd(text, start) || isInsideOfLineEnd(text, end)) {
        continue;
      }
      String inserted = random(random.nextInt(4));
      Range range = new Range(position(text, start), position(text, end));
      document = document.edited(i, List.of(new TextDocumentContentChangeEvent(range, inserted)));
      text = text.substring(0, start) + inserted + text.substring(end);
      change = change.then(document.change());
      assertThat(document.text()).isEqualTo(text);
      Document fresh = Document.opened("untitled:a", "twin", i, text);
      assertThat(starts(document)).isEqualTo(starts(fresh));
      assertThat(document.bytes()).isEqualTo(fresh.bytes());
      if (i % 7 == 0) {
        assertThat(apply(change.edit(document.bytes()), since)).isEqualTo(document.bytes());
        since = document;
        change = Change.NONE;
      }
    }
  }

  private static Position position(String text, int at) {
    return new Position(lines(text.substring(0, at)), at - lineStart(text, at));
  }

  private static byte[] apply(Edit edit, Document before) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(before.bytes(), 0, edit.offset());
    bytes.writeBytes(edit.inserted());
    int rest = edit.offset() + edit.removed();
    bytes.write(before.bytes(), rest, before.length() - rest);
    return bytes.toByteArray();
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
      String text = random(i < 290 ? random.nextInt(60) : 2_000);
      Document document = Document.opened("untitled:a", "twin", 0, text);
      assertThat(document.text()).isEqualTo(text);
      assertThat(document.bytes(charset)).isEqualTo(text.getBytes(charset));
      int step = 1 + text.length() / 50;
      for (int at = 0; at <= text.length(); at += step) {
        if (!isInsideOfPair(text, at) && !isInsideOfLineEnd(text, at)) {
          int offset = Utf8.encode(text.substring(0, at)).length;
          int line = lines(text.substring(0, at));
          Position position = new Position(line, at - lineStart(text, at));
          assertThat(document.position(offset)).isEqualTo(position);
          assertThat(document.offset(position)).isEqualTo(offset);
        }
      }
    }
  }

  private static int lines(String before) {
    return before.split("\\r\\n|\\r|\\n", -1).length - 1;
  }

  private static int lineStart(String text, int at) {
    return Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  }

  private static boolean isInsideOfLineEnd(String text, int at) {
    return at > 0 && at < text.length() && text.startsWith("\r\n", at - 1);
  }

  private static boolean isInsideOfPair(String text, int at) {
    return at > 0
        && at < text.length()
        && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
  }

  @Test
  void insideOfACharacterIsItsStart() {
    Document document = Document.opened("untitled:a", "twin", 0, "a\uD83D\uDE00b");
    for (int at = 1; at < 5; at++) {
      assertThat(document.position(at)).isEqualTo(new Position(0, 1));
    }
    assertThat(document.offset(new Position(0, 2))).isEqualTo(1);
    assertThat(document.position(5)).isEqualTo(new Position(0, 3));
  }
}

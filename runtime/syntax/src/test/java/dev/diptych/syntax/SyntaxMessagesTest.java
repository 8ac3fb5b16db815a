package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the messages say and where; {@code |} is a line end. */
class SyntaxMessagesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        // What is missing.
        "a {|  b = 1|Eof ~ unterminated-block 4:1 the block 'a' is not closed",
        "a {|  b {|    c = 1|}|Eof ~ unterminated-block 5:1 the block 'b' is not closed",
        "a|  b = 1|}|Eof ~ syntax 2:1 expected '{' after 'a'",
        "a {|  0 (1 2|  1 (1 2)|}|Eof ~ syntax 3:5 '(' is not closed",
        "a = (1 2|Eof ~ syntax 2:5 '(' is not closed",
        "a =|b = 1|Eof ~ syntax 2:3 expected a value after 'a' and '='",
        "a 1|b = 2|Eof ~ syntax 2:1 expected '=' after 'a'",
        "a = 1 ~ missing-eof 2:6 the text does not end with 'Eof'",
        "= 1|Eof ~ syntax 2:1 expected a name before '='",
        "{|  b = 1|}|Eof ~ syntax 2:1 expected a name before '{'",
        // What is too much.
        "a {|  b = 1|}|}|Eof ~ unexpected-brace 5:1 '}' without a block",
        "a = 1|b = (1))|Eof ~ syntax 3:8 ')' without '('",
        "a = Loop Once|Eof ~ syntax 2:10 'Once' is not allowed here",
        "a = 1|Eof|b = 1 ~ after-eof 4:1 only comments may follow 'Eof'",
        "a = 1|eof ~ syntax 3:1 'eof' is not allowed here",
        // Words and characters.
        "a = 1.5.2|Eof ~ bad-number 2:5 '1.5.2' is not a number",
        "a.b = 1|Eof ~ bad-name 2:1 'a.b' is not a name",
        "a: 1|Eof ~ syntax 2:2 ':' is not allowed here",
        "a = \"b|c = 1|Eof ~ unterminated-string 2:5 the string has no closing quote",
        "a = x\"0g\"|Eof ~ bad-bytes 2:8 not a hexadecimal digit",
        "a = x\"00|b = 1|Eof ~ unterminated-bytes 2:5 the bytes have no closing quote",
        "a = 1 // b c|d = 1|Eof ~ bad-character 2:7 '/' is not allowed here",
        "a = 'b c'|Eof ~ bad-character 2:5 ''' is not allowed here",
        "a = (1, 2, 3)|Eof ~ bad-character 2:7 ',' is not allowed here",
        "größe = 1|Eof ~ bad-character 2:3 'ö' (U+00F6) is not allowed here",
        "a = 1;|Eof ~ bad-character 2:6 ';' is not allowed here",
        // Authored texts.
        "let a = 1cm|b { 0s ($a 0 1.5.2) }|Eof ~ bad-number 3:14 '1.5.2' is not a number",
        "let a = 1cm|b { 0s..1s ($a) }|Eof ~ bad-number 3:5 '0s..1s' is not a number",
        "let a = 1cm|b { 0s (calc(a + 1) 0) }|Eof ~ bad-character 3:14 'a' is not allowed here",
        "let a = 1cm|b { 0s ($ 0) }|Eof ~ bad-character 3:9 '$' is not allowed here",
        "let a = 1cm|b {|  0s ($a)|Eof ~ unterminated-block 5:1 the block 'b' is not closed"
      })
  void oneMistakeHasOneMessage(String text, String expected) {
    assertThat(messages("T Ver 1\n" + text.replace('|', '\n'))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "a = 1 ~ missing-header 1:1 the text does not start with a header line",
        "T version 1|a = 1|Eof ~ missing-header 1:1 the text does not start with a header line;"
            + " did you mean 'T Ver 1'?",
        "{ a: 1 } ~ missing-header 1:1 the text does not start with a header line"
      })
  void aTextWithoutHeaderLineHasOneMessage(String text, String expected) {
    assertThat(messages(text.replace('|', '\n'))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a {", "a = (", "let x = { 0 (", "a = \"\u00e4"})
  void noOffsetIsOutsideOfTheText(String items) {
    byte[] text = ("T Ver 1\n" + items).getBytes(UTF_8);
    SyntaxTree tree = Syntax.read(new Source("test", text), SyntaxOptions.DEFAULT);
    assertThat(tree.errors())
        .isNotEmpty()
        .allSatisfy(
            error -> {
              Location.InText at = (Location.InText) error.location();
              assertThat(at.span().end()).isLessThanOrEqualTo(text.length);
            });
  }

  private static String messages(String text) {
    Source source = Source.of("test", text);
    SyntaxTree tree = Syntax.read(source, SyntaxOptions.DEFAULT);
    assertThat(tree.isValid()).isFalse();
    return tree.errors().stream()
        .map(
            error -> {
              Location.InText at = (Location.InText) error.location();
              return error.code()
                  + " "
                  + source.position(at.span().start())
                  + " "
                  + error.message();
            })
        .collect(Collectors.joining("; "));
  }
}

package dev.diptych.spectools.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.FileBytes;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.twin.Engine;
import dev.diptych.twin.LocatedDocument;
import dev.diptych.twin.Selection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for generated files: they differ, are proven, come again, and reach the goals. */
class SamplerTest {
  private static final String CHUNKS =
      """
      meta: {id: chunks, endian: le}
      seq:
        - {id: kind, type: u1, enum: kinds}
        - {id: mode, type: u1}
        - {id: flags, type: u1}
        - id: body
          type: {switch-on: kind, cases: {'kinds::point': point, 'kinds::words': words, _: rest}}
        - {id: extra, type: u2, if: (flags & 1) != 0}
        - {id: num_marks, type: u2}
        - {id: marks, type: u1, repeat: expr, repeat-expr: num_marks}
        - {id: note, type: strz, encoding: UTF-8, if: mode >= 3 and mode <= 5}
        - {id: more, type: s2, repeat: eos}
      types:
        point: {seq: [{id: x, type: s2}, {id: y, type: f4}]}
        words: {seq: [{id: word, type: strz, encoding: ASCII, repeat: until, repeat-until: _ == ""}]}
        rest: {seq: [{id: len, type: u1}, {id: data, size: len}]}
      enums: {kinds: {1: point, 2: words}}
      """;

  @TempDir static Path folder;

  private static SpecView view(String spec) throws IOException, SpecException {
    Path file = Files.createTempFile(folder, "spec", ".ksy");
    Files.writeString(file, spec);
    return new SpecView(SpecLoader.load(file, List.of()));
  }

  private static List<Blob> bytes(SampleReport report) {
    return report.files().stream().map(ProvenFile::bytes).toList();
  }

  @Test
  void everyGoalOfAPlainSpecIsReached() throws Exception {
    SampleReport report = Sampler.of(view(CHUNKS), 200, 1);
    assertThat(report.files()).hasSize(200);
    assertThat(report.missed()).isEmpty();
    Set<Goal.Kind> kinds =
        report.goals().stream().map(each -> each.goal().kind()).collect(Collectors.toSet());
    assertThat(kinds).containsExactlyInAnyOrder(Goal.Kind.values());
  }

  @Test
  void theGoalsAreThoseOfTheSpec() throws Exception {
    Set<String> goals =
        Sampler.of(view(CHUNKS), 1, 1).goals().stream()
            .map(each -> each.goal().path() + ": " + each.goal().what())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(goals)
        .contains(
            "chunks/body: case others",
            "chunks/extra: absent",
            "chunks/kind: no member",
            "chunks/marks: 0 elements",
            "chunks/marks: several elements",
            "chunks/mode: 255",
            "chunks/more: the end",
            "chunks::point/x: -32768",
            "chunks::point/y: NaN",
            "chunks::rest/data: 255 bytes",
            "chunks::words/word: 65536 elements")
        .doesNotContain(
            "chunks/marks: 65536 elements",
            "chunks/kind: 255",
            "chunks::rest/data: 256 bytes",
            "chunks::words/word: 0 elements");
  }

  @Test
  void nothingComesTwiceAndEachFileIsProven() throws Exception {
    SpecView view = view(CHUNKS);
    SampleReport report = Sampler.of(view, 500, 1);
    assertThat(bytes(report)).doesNotHaveDuplicates().hasSize(500);
    Engine engine = Engine.of(view.loaded().schema(), view.loaded().spec());
    for (ProvenFile file : report.files()) {
      Result<LocatedDocument> text = engine.openText("text", file.text().bytes(), Selection.ANY);
      Result<FileBytes> encoded = engine.encode("text", text.value().orElseThrow());
      assertThat(new Blob(encoded.value().orElseThrow().toArray())).isEqualTo(file.bytes());
      assertThat(FileQuality.undescribed(file.root())).isZero();
    }
  }

  /** Each requires that numbers, lengths or positions are found that agree with each other. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{id: len, type: str, size: 4}, {id: data, size: len.to_i(16)}]",
        "[{id: len, type: str, terminator: 0x20}, {id: data, size: len.to_i * 3, terminator: 1}]",
        "[{id: one_two, type: str, terminator: 0x5f}, {id: x, type: u1}]",
        "[{id: high, type: u1}, {id: low, type: u1}, {id: data, size: '(high << 8) + low - 300'}]",
        "[{id: sizes, type: u2, repeat: expr, repeat-expr: 2}, {id: data, size: 'sizes[1] - 5'}]",
        "[{id: width, type: u1, valid: sizeof<u4>}, {id: data, size: width._sizeof + 1}]",
        "[{id: len, type: u1}, {id: names, type: strz, repeat: until, repeat-until: _io.pos == len}]",
        "[{id: names, type: str, size: 4, pad-right: 0x20, repeat: until, repeat-until: _ == 'END'}]",
        "[{id: len, type: u1}, {id: name, type: strz, size: len, valid: \"'some name'\"}]",
        "[{id: word, type: str, terminator: 0x2c, consume: false}]",
        "[{id: len, type: u1}, {id: data, size: len ^ 85, process: zlib}]",
        "[{id: from, type: f4}, {id: to, type: f4}, {id: data, size: to.to_i - from.to_i - 7}]"
      })
  void valuesThatAgreeAreFound(String seq) throws Exception {
    String spec = "meta: {id: agreeing, endian: le, encoding: ASCII}\nseq: " + seq + "\n";
    assertThat(Sampler.of(view(spec), 5, 1).files()).isNotEmpty();
  }

  @Test
  void theSameSeedGivesTheSameFiles() throws Exception {
    List<Blob> first = bytes(Sampler.of(view(CHUNKS), 300, 5));
    assertThat(bytes(Sampler.of(view(CHUNKS), 300, 5))).isEqualTo(first);
    assertThat(bytes(Sampler.of(view(CHUNKS), 300, 6))).isNotEqualTo(first);
  }

  @Test
  void theFirstFilesReachTheMost() throws Exception {
    SpecView view = view(CHUNKS);
    long few = reached(Sampler.of(view, 3, 1));
    long more = reached(Sampler.of(view, 6, 1));
    assertThat(few).isLessThan(more);
    SampleReport one = Sampler.of(view, 1, 1);
    assertThat(3 * reached(one)).isGreaterThanOrEqualTo(few);
    assertThat(one.missed()).allMatch(each -> each.reason().startsWith("more files are needed: "));
  }

  private static long reached(SampleReport report) {
    return report.goals().stream().filter(SampleReport.Outcome::reached).count();
  }

  /** The first has no file at all; a case of the second cannot be taken. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{id: a, type: u1, valid: {expr: _ != _}} | false",
        "{id: a, type: {switch-on: 1, cases: {1: u1, 2: u2}}} | true",
        "{id: a, type: u8}, {id: b, size: a} | true",
        "{id: a, type: u4}, {id: b, type: u8, repeat: expr, repeat-expr: a} | true",
      })
  @Timeout(60)
  void whatCannotBeIsReportedInBoundedTime(String fields, boolean possible) throws Exception {
    SpecView view = view("{meta: {id: odd, endian: le}, seq: [%s]}".formatted(fields));
    SampleReport report = Sampler.of(view, 50, 1);
    assertThat(report.files().isEmpty()).isEqualTo(!possible);
    assertThat(report.reason() == null).isEqualTo(report.files().size() == 50);
    assertThat(report.goals()).allMatch(each -> each.reached() || !each.reason().isBlank());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "ASCII", "UTF-16LE"})
  void stringsAreValidInTheirEncoding(String encoding) throws Exception {
    String spec =
        "{meta: {id: words, encoding: %s}, seq: [{id: n, type: u1}, {id: w, type: str, size: n}]}";
    SampleReport report = Sampler.of(view(spec.formatted(encoding)), 100, 1);
    assertThat(report.files()).hasSizeGreaterThan(10);
    assertThat(report.files()).allMatch(file -> FileQuality.isReadable(file.root()));
  }
}

package dev.diptych.runner.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Differences of infosets have a readable path. */
class InfosetDifferenceTest {
  private static final String CURVES =
      """
      {'infoset': 1, 'schema': 'take/1', 'root': {'struct': 'take', 'fields': {
        'x': {'struct': 'curve', 'fields': {'keys': [{'s4': '1'}, {'s4': '2'}]}},
        'y': {'struct': 'curve', 'fields': {'keys': [{'s4': '3'}]}}}}}
      """;

  @Test
  void theOrderOfMembersDoesNotMatter() throws IOException {
    assertThat(between(CURVES, CURVES)).isEmpty();
    assertThat(between("{'a': {'b': '1', 'c': '2'}}", "{'a': {'c': '2', 'b': '1'}}")).isEmpty();
  }

  @Test
  void aSwappedCurveIsNamed() throws IOException {
    String swapped = CURVES.replace("'x'", "'z'").replace("'y'", "'x'").replace("'z'", "'y'");
    assertThat(between(CURVES, swapped)).hasValue("x.keys[0].s4: expected 1, got 3");
  }

  @Test
  void namesMissingAndExtraMembers() throws IOException {
    assertThat(between(CURVES, CURVES.replace("'y'", "'q'"))).hasValue("y is missing");
    assertThat(between(CURVES.replace(", {'s4': '2'}", ""), CURVES))
        .hasValue("x.keys: expected 1 elements, got 2");
    assertThat(between("{'root': {'fields': {}}}", "{'root': {'fields': {'b': 1, 'a': 1}}}"))
        .hasValue("a is not expected");
    assertThat(between("{'root': {}}", "{'root': {'residue': {'slack': '1'}}}"))
        .hasValue("residue is not expected");
  }

  @Test
  void comparesTheCommonPartOfLists() throws IOException {
    assertThat(between("{'a': [{'u1': '1'}]}", "{'a': [{'u1': '2'}, {'u1': '1'}]}"))
        .hasValue("a[0].u1: expected 1, got 2");
    assertThat(between("{'a': [{'u1': '1'}]}", "{'a': []}"))
        .hasValue("a: expected 1 elements, got 0");
  }

  @Test
  void theReadableValueOfAPairIsOptional() throws IOException {
    assertThat(between("{'a': {'f4': ['3f800000', '1']}}", "{'a': {'f4': ['3f800000']}}"))
        .isEmpty();
    assertThat(between("{'a': {'text': ['61', 'a']}}", "{'a': {'text': ['61']}}")).isEmpty();
    assertThat(between("{'a': {'varint': ['8500', '5']}}", "{'a': {'varint': ['8500']}}"))
        .isEmpty();
    assertThat(between("{'rows': [[['00000000', '0']]]}", "{'rows': [[['00000000']]]}")).isEmpty();
  }

  @Test
  void theReadableValueOfAPairMustMatch() throws IOException {
    assertThat(between("{'a': {'f4': ['3f800000', '1']}}", "{'a': {'f4': ['3f800000', '1.0']}}"))
        .hasValue("a.f4: expected [3f800000, 1], got [3f800000, 1.0]");
    assertThat(between("{'a': {'text': ['ff', null]}}", "{'a': {'text': ['ff', '?']}}"))
        .hasValue("a.text: expected [ff, null], got [ff, ?]");
    assertThat(between("{'rows': [[['00000000', '0']]]}", "{'rows': [[['00000000', '1']]]}"))
        .hasValue("rows[0][0]: expected [00000000, 0], got [00000000, 1]");
  }

  @Test
  void theBitsOfAPairDecide() throws IOException {
    assertThat(between("{'a': {'f4': ['00000000', '0']}}", "{'a': {'f4': ['80000000']}}"))
        .hasValue("a.f4: expected [00000000, 0], got [80000000]");
    assertThat(between("{'a': {'f4': ['00000000', '0']}}", "{'a': {'f4': []}}"))
        .hasValue("a.f4: expected [00000000, 0], got []");
  }

  @Test
  void rowsOfTwoIntegersAreNotPairs() throws IOException {
    assertThat(between("{'rows': [['1', '2']]}", "{'rows': [['1']]}"))
        .hasValue("rows[0]: expected 2 elements, got 1");
    assertThat(between("{'rows': [['1', '2'], ['3', '4']]}", "{'rows': [['1', '2']]}"))
        .hasValue("rows: expected 2 elements, got 1");
    assertThat(between("{'rows': [['1', '2']]}", "{'rows': [['1', '3']]}"))
        .hasValue("rows[0][1]: expected 2, got 3");
  }

  @Test
  void columnsAreComparedInOrder() throws IOException {
    assertThat(between("{'columns': [['a', 'f4']]}", "{'columns': [['a']]}"))
        .hasValue("columns[0]: expected 2 elements, got 1");
    assertThat(between("{'columns': [['a', 'f4']]}", "{'columns': [['a', 'f8']]}"))
        .hasValue("columns[0][1]: expected f4, got f8");
    assertThat(between("{'table': null}", "{'table': 'a'}"))
        .hasValue("table: expected null, got a");
  }

  @Test
  void valuesOfOtherTypesDiffer() throws IOException {
    assertThat(between("{'u1': '5'}", "{'u1': 5}")).isPresent();
    assertThat(between("{'table': null}", "{'table': 'null'}")).isPresent();
    assertThat(between("{'text': ['61', 'a']}", "{'text': '[61, a]'}")).isPresent();
    assertThat(between("{'text': ['61', 'a, b']}", "{'text': ['61, a', 'b']}")).isPresent();
  }

  private static Optional<String> between(String expected, String given) throws IOException {
    return InfosetDifference.between(
        JSON.std.mapFrom(expected.replace('\'', '"')), JSON.std.mapFrom(given.replace('\'', '"')));
  }
}

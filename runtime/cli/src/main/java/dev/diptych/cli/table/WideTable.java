package dev.diptych.cli.table;

import dev.diptych.cli.session.Families;
import dev.diptych.model.document.Document;
import dev.diptych.table.Playback;
import dev.diptych.table.RowSource;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What each file plays over time, with a row for each time.
 *
 * @param time the name of the column with the time
 * @param rate rows for each unit of time
 */
record WideTable(String time, double rate) implements Choice {
  private static final String NAME = "wide";

  /** Its name in a query, with an underscore before it as long as the format has such a table. */
  static String name(Set<String> others) {
    String free = NAME;
    while (others.stream().anyMatch(free::equalsIgnoreCase)) {
      free = "_" + free;
    }
    return free;
  }

  /** Whether an error is that a query reads it, and it is not there. */
  static boolean isUnknown(String message) {
    return message.toLowerCase(Locale.ROOT).contains("table with name " + NAME + " does not exist");
  }

  /** Whether a name may be that in a query. */
  static boolean mayBe(String name) {
    return name.replaceFirst("^_+", "").equalsIgnoreCase(NAME);
  }

  @Override
  public ChosenRows of(Document document) throws TableException {
    Playback playback =
        Families.playback(document)
            .orElseThrow(
                () ->
                    TableException.unknown(
                        "a file of the format %s plays nothing over time"
                            .formatted(document.schema().format()),
                        "without --wide, its tables have one row for each key"));
    if (!playback.timeName().equals(time)) {
      throw TableException.unknown(
          "there is no time '%s'".formatted(time), "use --wide " + playback.timeName());
    }
    RowSource rows = rows(playback);
    List<Integer> all = IntStream.range(0, rows.columns().size()).boxed().toList();
    return ChosenRows.of(List.of(ChosenRows.Part.of(rows, all)));
  }

  private RowSource rows(Playback playback) throws TableException {
    try {
      return playback.at(rate);
    } catch (IllegalArgumentException e) {
      throw TableException.unplayable(String.valueOf(e.getMessage()));
    }
  }
}

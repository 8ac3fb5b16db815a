package dev.diptych.query;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.table.QueryException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Errors of DuckDB. It gives them as JSON: the message, and where in the query they are. */
final class Failure {
  private static final String DEFAULT_HINT = "DuckDB's documentation has the SQL that it reads";

  private static final Pattern ADVICE =
      Pattern.compile("\\R+(?=Did you mean|Candidate|Possible|Hint|HINT)");

  private Failure() {}

  static QueryException of(SQLException error) {
    String message = Objects.requireNonNullElse(error.getMessage(), "unknown error");
    try {
      Map<String, Object> facts = JSON.std.mapFrom(message);
      String text = Objects.requireNonNullElse(facts.get("exception_message"), message).toString();
      return parsed(text, facts.get("location"));
    } catch (IOException e) {
      return parsed(message, null);
    }
  }

  /** An error that is not DuckDB's. */
  static QueryException of(String message, String hint) {
    return new QueryException(message, hint, -1, 0);
  }

  /**
   * An error of DuckDB.
   *
   * @param text what is wrong, and lines with advice
   * @param location {@code [start,length]}, or null
   */
  static QueryException parsed(String text, @Nullable Object location) {
    String[] parts = ADVICE.split(text, 2);
    int[] place = place(String.valueOf(location));
    String hint = parts.length == 1 ? DEFAULT_HINT : line(parts[1]);
    return new QueryException(line(parts[0]), hint, place[0], place[1]);
  }

  private static String line(String text) {
    return text.strip().replaceAll("\\s*\\R\\s*", " ");
  }

  private static int[] place(String location) {
    if (!location.matches("\\[\\d{1,9},\\d{1,9}]")) {
      return new int[] {-1, 0};
    }
    return Arrays.stream(location.substring(1, location.length() - 1).split(",", -1))
        .mapToInt(Integer::parseInt)
        .toArray();
  }
}

package dev.diptych.animation.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON from left to right, with a place for each error. The parser bounds how deep values are
 * nested and how long numbers and strings are.
 */
public final class JsonCursor {
  private static final Pattern SOURCE =
      Pattern.compile("\\[Source: [^\\]]*?line: (\\d+), column: (\\d+)\\]");

  private static final Pattern OPTION = Pattern.compile(": enable `[^`]*` to allow");

  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonParser parser;

  /** The token that comes next; null at the end. */
  private @Nullable JsonToken next;

  /**
   * Begins at the first value.
   *
   * @throws JsonException if there is no JSON at all
   */
  public JsonCursor(byte[] bytes) throws JsonException {
    try {
      this.parser = FACTORY.createParser(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    advance();
  }

  /** Receives a member of an object, or an element of an array. */
  @FunctionalInterface
  public interface Reader {
    /**
     * Reads the value.
     *
     * @param name the name of the member; empty for an element
     */
    void read(String name) throws JsonException;
  }

  /** Where the next token is. */
  public JsonLocation place() {
    return parser.currentTokenLocation();
  }

  /** An error at a place. */
  public JsonException error(String message, JsonLocation place) {
    return new JsonException(
        message,
        (int) Math.max(0, place.getByteOffset()),
        Math.max(1, place.getLineNr()),
        Math.max(1, place.getColumnNr()));
  }

  /** Reads an object: {@code reader} reads the value of each member. */
  public void object(String what, Reader reader) throws JsonException {
    take(JsonToken.START_OBJECT, what + " must be an object {…}");
    while (next == JsonToken.FIELD_NAME) {
      String name = text();
      advance();
      reader.read(name);
    }
    advance();
  }

  /** Reads an array: {@code reader} reads each element. */
  public void array(String what, Reader reader) throws JsonException {
    take(JsonToken.START_ARRAY, what + " must be an array […]");
    while (next != JsonToken.END_ARRAY) {
      reader.read("");
    }
    advance();
  }

  /** Begins an array, whose elements the caller reads one by one. */
  public void enter(String what) throws JsonException {
    take(JsonToken.START_ARRAY, what + " must be an array […]");
  }

  /** Whether the array has no more elements. */
  public boolean isAtEnd() {
    return next == JsonToken.END_ARRAY;
  }

  /** Ends the array that was begun last. */
  public void leave(String otherwise) throws JsonException {
    take(JsonToken.END_ARRAY, otherwise);
  }

  /** Passes null, if it is next. */
  public boolean skipsNull() throws JsonException {
    boolean isNull = next == JsonToken.VALUE_NULL;
    if (isNull) {
      advance();
    }
    return isNull;
  }

  /** Reads true or false. */
  public boolean truth(String what) throws JsonException {
    boolean value = next == JsonToken.VALUE_TRUE;
    if (!value && next != JsonToken.VALUE_FALSE) {
      throw error(what + " must be true or false", place());
    }
    advance();
    return value;
  }

  /** Reads a whole number from 0 to {@code most}. */
  public int count(String what, int most) throws JsonException {
    JsonLocation start = place();
    double number = number(what);
    if (!(number >= 0 && number <= most && number == Math.rint(number))) {
      throw error("%s must be a whole number from 0 to %d".formatted(what, most), start);
    }
    return (int) number;
  }

  /** Reads a string. */
  public String string(String what) throws JsonException {
    if (next != JsonToken.VALUE_STRING) {
      throw error(what + " must be a string", place());
    }
    String found = text();
    advance();
    return found;
  }

  /** Reads a finite number. */
  public double number(String what) throws JsonException {
    try {
      boolean isNumber = next == JsonToken.VALUE_NUMBER_INT || next == JsonToken.VALUE_NUMBER_FLOAT;
      double number = isNumber ? parser.getDoubleValue() : Double.NaN;
      if (!Double.isFinite(number)) {
        throw error(what + " must be a finite number", place());
      }
      advance();
      return number;
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Passes a value of any kind. */
  public void skip() throws JsonException {
    try {
      parser.skipChildren();
      advance();
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks that nothing follows. */
  public void end() throws JsonException {
    if (next != null) {
      throw error("the JSON has ended before this", place());
    }
  }

  private void take(JsonToken token, String otherwise) throws JsonException {
    if (next != token) {
      throw error(otherwise, place());
    }
    advance();
  }

  private String text() throws JsonException {
    try {
      return parser.getText();
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void advance() throws JsonException {
    try {
      next = parser.nextToken();
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private JsonException malformed(JsonProcessingException e) {
    // Limits of the parser have no location.
    JsonLocation place = e.getLocation() == null ? parser.currentLocation() : e.getLocation();
    return error("this is not valid JSON: " + plain(e.getOriginalMessage()), place);
  }

  /** A message of the library without the names of its options and of what it cannot show. */
  private static String plain(String message) {
    String shown = SOURCE.matcher(message).replaceAll("line $1, column $2");
    return OPTION.matcher(shown).replaceAll("");
  }
}

package dev.diptych.view.answer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.view.file.BothFaces;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/** Which bytes and which part of the text are the same field. */
record FieldJson(BothFaces faces) {
  private static final int MAX_BYTES = 1 << 16;

  /** The field at an offset of the binary file. */
  Map<String, Object> atByte(int offset) {
    FieldFinder.Found found = FieldFinder.inBytes(faces.binary()).at(offset, faces.bytes().limit());
    return json(found);
  }

  /** The field at a line of the text, from 1, and a column in UTF-16, from 1. */
  Map<String, Object> atLine(int line, int column) {
    Source source = faces.source();
    String text = source.line(line);
    int before = text.substring(0, Math.min(text.length(), column - 1)).getBytes(UTF_8).length;
    int offset = Math.min(source.length() - 1, source.offset(line) + before);
    Path path = FieldFinder.inText(faces.text()).at(offset, source.length()).path();
    Location at = faces.binary().locations().locate(path);
    long start = at instanceof Location.InBytes bytes ? bytes.offset() : -1;
    if (start < 0 || start >= faces.bytes().limit()) {
      return Map.of("path", path.toString());
    }
    FieldFinder.Found there = FieldFinder.inBytes(faces.binary()).at(start, faces.bytes().limit());
    return json(there);
  }

  private Map<String, Object> json(FieldFinder.Found found) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("path", found.path().toString());
    json.put("start", found.start());
    json.put("end", found.end());
    if (faces.text().locations().locate(found.path()) instanceof Location.InText text
        && text.name().equals(faces.source().name())) {
      Span span = text.span();
      Position first = faces.source().position(span.start());
      json.put("line", first.line());
      json.put("column", first.column());
      json.put("length", span.length());
    }
    return json;
  }

  /** Bytes of the binary file: at most 64 KB from {@code from}. */
  byte[] bytes(int from, int count) {
    ByteBuffer file = faces.bytes();
    int start = Math.min(from, file.limit());
    byte[] bytes = new byte[Math.min(Math.min(count, MAX_BYTES), file.limit() - start)];
    file.get(start, bytes);
    return bytes;
  }
}

package dev.diptych.second;

import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.Type;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What Kaitai takes off the bytes of a field of a fixed size: a document keeps them all.
 *
 * @param pad the byte that fills up, or -1
 * @param terminator the byte that ends, or -1
 * @param unit bytes of a terminator
 * @param include whether the terminator is part of the value
 */
public record Framing(int pad, int terminator, int unit, boolean include) {
  /** Nothing. */
  public static final Framing NONE = new Framing(-1, -1, 1, false);

  /** The framing of a field, whose text may be one of several types. */
  public interface Source {
    /** None, whatever the type is. */
    Source NONE = encoding -> Framing.NONE;

    /** That of a text in {@code encoding}; of bytes if that is empty. */
    Framing of(String encoding);
  }

  /** The keys of a field; {@code charset} is that of its text, otherwise empty. */
  public static Framing of(Map<String, Object> keys, String charset) {
    boolean zero = "strz".equals(keys.get("type"));
    String encoding = charset.toUpperCase(Locale.ROOT);
    int unit = encoding.startsWith("UTF-16") ? 2 : encoding.startsWith("UTF-32") ? 4 : 1;
    return new Framing(
        number(keys.get("pad-right"), -1),
        number(keys.get("terminator"), zero ? 0 : -1),
        zero && !keys.containsKey("terminator") ? unit : 1,
        Boolean.TRUE.equals(keys.get("include")));
  }

  /** The framing of {@code type}, a case of a switch in a field with {@code around}. */
  public static Source ofCase(Type type, Source around) {
    Frame frame =
        type instanceof Type.Text text
            ? text.frame()
            : type instanceof Type.Bytes bytes ? bytes.frame() : null;
    if (!(frame instanceof Frame.VaryingSize sized)) {
      return around;
    }
    byte[] end = HexFormat.of().parseHex(sized.terminator());
    int terminator = end.length == 0 ? -1 : end[0] & 0xFF;
    Framing own = new Framing(pad(sized), terminator, Math.max(1, end.length), sized.included());
    return encoding -> own;
  }

  /** The byte that Kaitai strips: of a character of several bytes, the one that is not 0. */
  private static int pad(Frame.VaryingSize sized) {
    int pad = -1;
    for (byte each : HexFormat.of().parseHex(sized.padding())) {
      pad = Math.max(pad, each & 0xFF);
    }
    return pad;
  }

  private static int number(@Nullable Object key, int otherwise) {
    return key instanceof Number number ? number.intValue() : otherwise;
  }

  /** What Kaitai reads of {@code all}. */
  public byte[] value(byte[] all) {
    int end = all.length;
    // A byte that fills up and ends is found where the first of them is.
    while (pad >= 0 && pad != terminator && end > 0 && all[end - 1] == (byte) pad) {
      end--;
    }
    for (int at = 0; terminator >= 0 && at + unit <= end; at += unit) {
      if (ends(all, at)) {
        return Arrays.copyOf(all, include ? at + unit : at);
      }
    }
    return Arrays.copyOf(all, end);
  }

  private boolean ends(byte[] all, int at) {
    boolean found = true;
    for (int i = at; i < at + unit; i++) {
      found &= all[i] == (byte) terminator;
    }
    return found;
  }
}

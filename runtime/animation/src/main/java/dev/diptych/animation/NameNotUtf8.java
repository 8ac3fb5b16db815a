package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The name of a marker must be UTF-8. */
final class NameNotUtf8 extends AnimationRule {
  NameNotUtf8() {
    super(Severity.WARNING, "name-not-utf8", "MRTK reads U+FFFD in the place of such bytes.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Marker marker : animation.markers()) {
      if (!isUtf8(marker.name())) {
        String time = Numbers.exact(marker.time());
        spots.add(
            marker.path().field("name").field("value"),
            "the name of the marker at " + time + " s is not UTF-8");
      }
    }
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}

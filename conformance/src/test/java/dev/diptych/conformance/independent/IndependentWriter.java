package dev.diptych.conformance.independent;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes a file by the tables: the exact inverse of {@link IndependentReader}. */
public final class IndependentWriter {
  private final DataOutputStream out;
  private final int keyWords;

  private IndependentWriter(OutputStream out, int keyWords) {
    this.out = new DataOutputStream(new BufferedOutputStream(out, 1 << 16));
    this.keyWords = keyWords;
  }

  /** The bytes of an animation. */
  public static byte[] write(Animation animation) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      write(animation, bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /**
   * Writes an animation part by part and leaves the stream open. Joints are asked for one by one,
   * so a list that computes them on demand never holds them all.
   */
  public static void write(Animation animation, OutputStream out) throws IOException {
    int keyWords = animation.layout().floatKeyWords(animation.minor());
    new IndependentWriter(out, keyWords).animation(animation);
  }

  private void animation(Animation animation) throws IOException {
    out.writeLong(Long.reverseBytes(Animation.MAGIC));
    word(animation.major());
    word(animation.minor());
    if (animation.minor() > 0) {
      out.writeByte(animation.flagCamera());
      out.writeByte(animation.flagHands());
      out.writeByte(animation.flagGaze());
    }
    if (animation.camera() != null) {
      curves(animation.camera().curves());
    }
    if (animation.trackedLeft() != null) {
      hands(animation);
    }
    if (animation.gaze() != null) {
      curves(animation.gaze().curves());
    }
    if (animation.markers() != null) {
      markers(animation.markers());
    }
    out.write(animation.trailing());
    out.flush();
  }

  private void hands(Animation animation) throws IOException {
    curve(animation.trackedLeft(), Key.SHORT_WORDS);
    curve(animation.trackedRight(), Key.SHORT_WORDS);
    curve(animation.pinchingLeft(), Key.SHORT_WORDS);
    curve(animation.pinchingRight(), Key.SHORT_WORDS);
    for (Pose joint : animation.jointsLeft()) {
      curves(joint.curves());
    }
    for (Pose joint : animation.jointsRight()) {
      curves(joint.curves());
    }
  }

  private void curves(List<Curve> curves) throws IOException {
    for (Curve curve : curves) {
      curve(curve, keyWords);
    }
  }

  private void curve(Curve curve, int words) throws IOException {
    word(curve.preWrap());
    word(curve.postWrap());
    word(curve.keys().size());
    for (Key key : curve.keys()) {
      if (key.bits().length != words) {
        throw new IllegalArgumentException(key + " in a curve with keys of " + words + " words");
      }
      for (int bits : key.bits()) {
        word(bits);
      }
    }
  }

  private void markers(List<Marker> markers) throws IOException {
    word(markers.size());
    for (Marker marker : markers) {
      word(marker.timeBits());
      out.write(marker.rawLength());
      out.write(marker.name());
    }
  }

  private void word(int value) throws IOException {
    out.writeInt(Integer.reverseBytes(value));
  }
}

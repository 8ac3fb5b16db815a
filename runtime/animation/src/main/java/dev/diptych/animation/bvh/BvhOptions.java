package dev.diptych.animation.bvh;

import dev.diptych.animation.gltf.MotionOptions;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Extracted;
import dev.diptych.model.document.Document;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of an export to BVH, for {@code @Mixin}. */
public final class BvhOptions {
  @Option(
      names = "--skeleton",
      paramLabel = "BVH",
      description =
          "For bvh, a BVH file whose joints the output has: parents, offsets, channels and rate.")
  private @Nullable String skeleton;

  /** Whether a file gives the parents of bones. */
  public boolean hasSkeleton() {
    return skeleton != null;
  }

  /**
   * Writes a document as BVH.
   *
   * @param motion what a motion does not have
   * @param fpsGiven whether its frames per second are given
   * @param rate frames per second of the output; null for those of the motion or the skeleton
   * @return nothing if the file of the skeleton is rejected
   * @throws IllegalArgumentException with one sentence if the document cannot be written
   * @throws IOException if the file of the skeleton cannot be read
   */
  public Optional<Extracted> export(
      CommandContext context,
      Document document,
      MotionOptions motion,
      boolean fpsGiven,
      @Nullable Double rate)
      throws IOException {
    if (skeleton == null) {
      return Optional.of(BvhExport.of(document, settings(null, motion, fpsGiven, rate)));
    }
    return context
        .read(skeleton, BvhReader::joints)
        .map(file -> BvhExport.of(document, settings(file, motion, fpsGiven, rate)));
  }

  private static BvhSettings settings(
      @Nullable BvhFile file, MotionOptions motion, boolean fpsGiven, @Nullable Double rate) {
    if (file == null || file.frameTime() == 0) {
      double fps = motion.fps();
      double wanted = rate == null ? fps : rate;
      return new BvhSettings(motion, file, 1 / wanted, fps / wanted);
    }
    double fps = fpsGiven ? motion.fps() : file.rate();
    return rate == null
        ? new BvhSettings(motion, file, file.frameTime(), fps / file.rate())
        : new BvhSettings(motion, file, 1 / rate, fps / rate);
  }
}

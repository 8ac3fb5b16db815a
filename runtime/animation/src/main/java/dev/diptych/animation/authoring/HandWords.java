package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.SampledKeys;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The words of hands, which expand to the keys of 26 joints and to when a hand is tracked and
 * pinches.
 *
 * @param reader reads the words of one hand
 * @param output writes keys
 */
record HandWords(HandReader reader, PoseOutput output) {
  private static final String MIRROR = "mirror";
  private static final Set<String> OF_MIRROR = Set.of("delay", "scale", "offset");

  static final Set<String> WORDS =
      Stream.concat(
              Stream.of("move", "turn", "gesture", "tracked", "pinching", "size", MIRROR),
              OF_MIRROR.stream())
          .collect(Collectors.toUnmodifiableSet());

  /** Expands both hands, if the text has words for them. */
  void expand(Section root) {
    root.section("Hands").ifPresent(this::hands);
  }

  private void hands(Section hands) {
    Map<Side, Section> sections = new EnumMap<>(Side.class);
    hands.section("Left").ifPresent(section -> sections.put(Side.LEFT, section));
    hands.section("Right").ifPresent(section -> sections.put(Side.RIGHT, section));
    WordRules rules = new WordRules(reader.arguments());
    sections.values().forEach(section -> rules.check(section, WORDS, "move"));
    sections.forEach((side, section) -> checkMirror(side, section, sections.get(other(side))));
    Map<Side, HandMotion> motions = new EnumMap<>(Side.class);
    // A mirrored hand needs the other one first.
    sections.forEach((side, section) -> read(side, section, null, motions));
    sections.forEach((side, section) -> read(side, section, motions.get(other(side)), motions));
    sections.forEach(
        (side, section) -> {
          section.removeIf(HandWords::isWord);
          HandMotion motion = motions.get(side);
          if (motion != null) {
            write(hands, section, side, motion);
          }
        });
  }

  private void checkMirror(Side side, Section hand, @Nullable Section other) {
    Optional<Evaluated> mirror = hand.setting(MIRROR);
    String name = name(other(side));
    if (mirror.isEmpty()) {
      for (Entry entry : hand.entries()) {
        if (OF_MIRROR.contains(String.valueOf(WordRules.word(entry)))) {
          String message = "'" + WordRules.word(entry) + "' requires 'mirror " + name + "'";
          reader.arguments().error(entry.origin(), message);
        }
      }
    } else if (!(mirror.get() instanceof Value.Word word && word.text().equals(name))) {
      error(mirror.get(), "a hand mirrors the other one: mirror " + name);
    } else if (other != null && other.setting(MIRROR).isPresent()) {
      error(mirror.get(), "both hands mirror each other");
    } else if (other == null || other.section("move").isEmpty()) {
      error(mirror.get(), name + " has no path to mirror: it needs move { … }");
    }
  }

  private void error(Evaluated value, String message) {
    reader.arguments().error(value.origin(), message);
  }

  private static String name(Side side) {
    return side == Side.LEFT ? "Left" : "Right";
  }

  private void read(
      Side side, Section section, @Nullable HandMotion other, Map<Side, HandMotion> motions) {
    boolean mirrors = section.setting(MIRROR).isPresent();
    if (mirrors == (other != null) && !motions.containsKey(side)) {
      HandMotion motion = mirrors ? reader.mirrored(section, other) : reader.read(section);
      if (motion != null) {
        motions.put(side, motion);
      }
    }
  }

  private static Side other(Side side) {
    return side == Side.LEFT ? Side.RIGHT : Side.LEFT;
  }

  private static boolean isWord(Entry entry) {
    return WORDS.contains(String.valueOf(WordRules.word(entry)));
  }

  private void write(Section hands, Section section, Side side, HandMotion motion) {
    String name = name(side);
    Origin origin = section.origin();
    booleans(hands, "Tracked" + name, motion.tracked(), origin);
    booleans(hands, "Pinching" + name, motion.pinching(), origin);
    List<Channel> channels = new ArrayList<>();
    for (int joint = 0; joint < Joint.COUNT; joint++) {
      channels.add(output.tolerances().joint(joint * HandSkeleton.NUMBERS));
      channels.add(output.tolerances().rotation(joint * HandSkeleton.NUMBERS + 3));
    }
    Timeline keys = motion.timeline();
    Samples samples = output.output().sample(motion.of(side), HandSkeleton.WIDTH, channels, keys);
    List<SampledKeys> thinned = samples.thin(channels, keys.times());
    for (Joint joint : Joint.values()) {
      Section pose = section.require(joint.label(), keys.first());
      channel(pose, "Position", thinned.get(2 * joint.index()), keys);
      channel(pose, "Rotation", thinned.get(2 * joint.index() + 1), keys);
    }
  }

  /** Writes a channel unless the text sets it outright. */
  private void channel(Section pose, String name, SampledKeys sampled, Timeline keys) {
    if (pose.section(name).isEmpty()) {
      output.output().add(pose, name, sampled, keys);
    }
  }

  private static void booleans(Section hands, String name, List<BooleanKey> keys, Origin origin) {
    if (hands.section(name).isPresent()) {
      return;
    }
    List<BooleanKey> all = new ArrayList<>(keys);
    // Before its first key, a curve has the value of that key.
    if (keys.isEmpty() || (keys.get(0).value() && keys.get(0).time() > 0)) {
      all.add(0, new BooleanKey(origin, 0, false));
    }
    double[] times = all.stream().mapToDouble(BooleanKey::time).toArray();
    double[] cells = all.stream().mapToDouble(key -> key.value() ? 1 : 0).toArray();
    List<Origin> origins = all.stream().map(BooleanKey::origin).toList();
    hands.require(name, origin).add(Numbers.floats(times, cells, 1, origins));
  }
}

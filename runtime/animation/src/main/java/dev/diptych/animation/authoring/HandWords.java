package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.take.Flags;
import dev.diptych.animation.authoring.take.TakeWriter;
import dev.diptych.animation.authoring.take.TakenFigure;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.sampling.Channel;
import dev.diptych.animation.sampling.Movement;
import dev.diptych.animation.sampling.SampledKeys;
import dev.diptych.animation.sampling.Samples;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Replacement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 */
record HandWords(HandReader reader) {
  private static final String MIRROR = "mirror";
  private static final String FOLLOW = "follow";

  /** How far the body is from x = 0 before a mirror there is a mistake, in metres. */
  private static final double ASIDE = 0.01;

  /** The sine of half the heading from which on it is one. */
  private static final double TURNED = 0.02;

  private static final Set<String> OF_MIRROR = Set.of("delay", "scale", "offset");

  static final Set<String> WORDS =
      Stream.concat(
              Stream.of(
                  "move", "turn", "gesture", "tracked", "pinching", "size", MIRROR, Places.IN),
              OF_MIRROR.stream())
          .collect(Collectors.toUnmodifiableSet());

  /** The sections of the hands that a text has. */
  static Map<Side, HandReader.Words> sections(Section root) {
    Map<Side, HandReader.Words> sections = new EnumMap<>(Side.class);
    root.section("Hands")
        .ifPresent(
            hands -> {
              for (Side side : Side.values()) {
                hands
                    .section(side.label())
                    .ifPresent(
                        section -> sections.put(side, new HandReader.Words(section, hands, side)));
              }
            });
    return sections;
  }

  /** Reads the words of both hands. */
  void read(Map<Side, HandReader.Words> sections, Map<Side, HandActor> actors) {
    WordRules rules = new WordRules(arguments());
    sections.values().forEach(hand -> rules.check(hand.section(), WORDS, "move"));
    sections.values().forEach(hand -> check(hand, sections, actors));
    // A mirrored hand needs the other one first.
    for (boolean mirrors : new boolean[] {false, true}) {
      for (HandReader.Words hand : sections.values()) {
        if (hand.section().setting(MIRROR).isPresent() == mirrors) {
          HandActor actor = Objects.requireNonNull(actors.get(hand.side()));
          if (mirrors) {
            mirror(hand, actor, actors.get(hand.side().other()));
          } else {
            actor.act(reader.read(hand), null);
          }
        }
      }
    }
  }

  private Arguments arguments() {
    return reader.arguments();
  }

  private void mirror(HandReader.Words hand, HandActor actor, @Nullable HandActor other) {
    if (other == null || other == actor) {
      return;
    }
    Section section = hand.section();
    HandMotion base = other.motion();
    HandPath.MirrorPlane plane = plane(hand, base);
    HandMotion motion = base == null ? reader.read(hand) : reader.mirrored(hand, base, plane);
    if (section.section("move").isPresent() && base == null) {
      actor.act(motion, null);
      return;
    }
    HandPath.MirrorPlane mirror = plane == null ? HandPath.MirrorPlane.WORLD : plane;
    actor.act(
        motion,
        other.hasPlain()
            ? new HandActor.Mirroring(other, mirror, reader.delay(section), reader.offset(section))
            : null);
  }

  /**
   * The plane that the block sets; else that of the body at the first row. Null if the other hand
   * moves in the world only, which is mirrored at x = 0.
   */
  private HandPath.@Nullable MirrorPlane plane(HandReader.Words hand, @Nullable HandMotion base) {
    Places places = reader.world().of(hand.section());
    if (hand.section().setting(Places.IN).isPresent()) {
      Space space = places.space();
      return new HandPath.MirrorPlane(space::at);
    }
    if (base == null || (base.path().isPlain() && base.turn().isPlain())) {
      return null;
    }
    Space body = places.stage().body();
    double first = base.path().keys().get(0).time();
    return new HandPath.MirrorPlane(time -> body.at(first));
  }

  /**
   * Warns of a hand that is mirrored at x = 0 of the world, although the body is elsewhere: one
   * that follows nothing always was.
   */
  private void warnOfPlane(HandReader.Words hand, Map<Side, HandActor> actors) {
    Section section = hand.section();
    HandActor other = actors.get(hand.side().other());
    HandMotion base = other == null ? null : other.motion();
    Optional<Evaluated> mirror = section.setting(MIRROR);
    if (mirror.isEmpty() || base == null || plane(hand, base) != null) {
      return;
    }
    Transform body = reader.world().stage().body().at(base.path().keys().get(0).time());
    if (Math.abs(body.position().x()) > ASIDE || Math.abs(body.rotation().y()) > TURNED) {
      String side = hand.side().other().label();
      arguments()
          .context()
          .report()
          .warning(
              "mirror-plane",
              mirror.get().origin(),
              "the hand is mirrored at x = 0 of the world, where the middle of the body is not",
              "write mirror " + side + " in Body, or mirror " + side + " in World");
    }
  }

  private void check(
      HandReader.Words words, Map<Side, HandReader.Words> sections, Map<Side, HandActor> actors) {
    Section hand = words.section();
    Side side = words.side();
    HandReader.Words others = sections.get(side.other());
    Section other = others == null ? null : others.section();
    Optional<Evaluated> mirror = hand.setting(MIRROR);
    String name = side.other().label();
    refuseFollow(hand);
    if (mirror.isEmpty()) {
      for (Entry entry : hand.entries()) {
        if (OF_MIRROR.contains(String.valueOf(WordRules.word(entry)))) {
          String message = "'" + WordRules.word(entry) + "' requires 'mirror " + name + "'";
          arguments().error(entry.origin(), message);
        }
      }
    } else if (!(mirror.get() instanceof Value.Word word && word.text().equals(name))) {
      Replacement better = new Replacement(mirror.get().origin().text(), name);
      String message = "a hand mirrors the other one: mirror " + name;
      arguments().fixable(mirror.get().origin(), message, better);
    } else if (other != null && other.setting(MIRROR).isPresent()) {
      error(mirror.get(), "both hands mirror each other");
    } else if (other == null || (other.section("move").isEmpty() && !hasPlain(actors, side))) {
      error(mirror.get(), name + " has no path to mirror: it needs move { … }");
    }
  }

  /** What the eyes have, which follow the camera; a hand has places in a space. */
  private void refuseFollow(Section hand) {
    for (Entry entry : hand.entries()) {
      if (entry instanceof Entry.Setting setting && setting.name().equals(FOLLOW)) {
        String written = setting.name() + " " + setting.value().origin().text();
        arguments()
            .fixable(
                entry.origin(),
                "a hand does not follow: its places are in a space that does",
                new Replacement(written, "in Body"),
                "write in Body, with all places of the hand relative to the body, or in Head");
      }
    }
    hand.removeIf(entry -> entry instanceof Entry.Setting set && set.name().equals(FOLLOW));
  }

  private static boolean hasPlain(Map<Side, HandActor> actors, Side side) {
    HandActor actor = actors.get(side.other());
    return actor != null && actor.hasPlain();
  }

  private void error(Evaluated value, String message) {
    arguments().error(value.origin(), message);
  }

  private static boolean isWord(Entry entry) {
    return WORDS.contains(String.valueOf(WordRules.word(entry)));
  }

  /** Replaces the words of a hand by keys. */
  void write(HandReader.Words hand, Map<Side, HandActor> actors, PoseOutput output, SceneKeys all) {
    HandActor actor = Objects.requireNonNull(actors.get(hand.side()));
    warnOfPlane(hand, actors);
    Section section = hand.section();
    TakenFigure take = actor.take();
    List<BooleanKey> tracked = flags(hand, actor, Flags.Kind.TRACKED);
    List<BooleanKey> pinching = flags(hand, actor, Flags.Kind.PINCHING);
    section.removeIf(HandWords::isWord);
    if (actor.motion() == null && !actor.copiesPlain() && take.isEmpty()) {
      return;
    }
    Origin origin = section.origin();
    booleans(hand.hands(), "Tracked" + hand.label(), tracked, origin);
    booleans(hand.hands(), "Pinching" + hand.label(), pinching, origin);
    List<Channel> channels = new ArrayList<>();
    for (int joint = 0; joint < Joint.COUNT; joint++) {
      channels.add(output.tolerances().joint(joint * HandSkeleton.NUMBERS));
      channels.add(output.tolerances().rotation(joint * HandSkeleton.NUMBERS + 3));
    }
    Movement movement =
        (time, values) -> System.arraycopy(actor.joints(time), 0, values, 0, HandSkeleton.WIDTH);
    if (!take.isEmpty()) {
      Timeline below = actor.motion() == null && !actor.copiesPlain() ? null : actor.timeline(all);
      var keys = new TakeWriter(take, movement, below, output.output()::sample).write(channels);
      for (Joint joint : Joint.values()) {
        Section pose = section.require(joint.label(), origin);
        output.output().add(pose, "Position", keys.get(2 * joint.index()));
        output.output().add(pose, "Rotation", keys.get(2 * joint.index() + 1));
      }
      return;
    }
    Timeline keys = actor.timeline(all);
    HandMotion motion = actor.motion();
    Timeline turns = motion == null ? keys : keys.ledBy(motion.turn().keys());
    Samples samples = output.output().sample(movement, HandSkeleton.WIDTH, channels, keys);
    List<SampledKeys> thinned = samples.thin(channels, keys.own());
    for (Joint joint : Joint.values()) {
      Section pose = section.require(joint.label(), keys.first());
      channel(pose, "Position", thinned.get(2 * joint.index()), keys, output);
      channel(pose, "Rotation", thinned.get(2 * joint.index() + 1), turns, output);
    }
  }

  /** The flags of a hand: those of takes, also of a hand that it mirrors, before those of words. */
  private List<BooleanKey> flags(HandReader.Words hand, HandActor actor, Flags.Kind kind) {
    List<BooleanKey> words =
        flags(hand, actor, kind == Flags.Kind.TRACKED ? "tracked" : "pinching");
    HandActor.Mirroring mirror = actor.mirroring();
    List<BooleanKey> copied =
        mirror == null ? words : taken(mirror.other().take(), kind, words, mirror.later());
    return taken(actor.take(), kind, copied, 0);
  }

  private static List<BooleanKey> taken(
      TakenFigure take, Flags.Kind kind, List<BooleanKey> words, double later) {
    if (take.isEmpty()) {
      return words;
    }
    List<Flags.Flag> below =
        words.stream()
            .map(key -> new Flags.Flag(key.origin(), key.time() - later, key.value()))
            .toList();
    return Flags.of(take, kind, below).stream()
        .map(flag -> new BooleanKey(flag.origin(), flag.time() + later, flag.value()))
        .toList();
  }

  /** The flags of a hand; of a hand that copies plain keys, its own or those of the other hand. */
  private List<BooleanKey> flags(HandReader.Words hand, HandActor actor, String word) {
    HandMotion motion = actor.motion();
    if (motion != null) {
      return word.equals("tracked") ? motion.tracked() : motion.pinching();
    }
    String table = word.equals("tracked") ? "Tracked" : "Pinching";
    List<BooleanKey> own = reader.flags(hand, word, table);
    HandReader.Words opposite =
        new HandReader.Words(hand.section(), hand.hands(), hand.side().other());
    List<BooleanKey> found = own == null ? reader.flags(opposite, "", table) : own;
    double later = own == null ? reader.delay(hand.section()) : 0;
    return found == null ? List.of() : found.stream().map(key -> key.later(later)).toList();
  }

  /** Writes a channel unless the text sets it outright. */
  private static void channel(
      Section pose, String name, SampledKeys sampled, Timeline keys, PoseOutput output) {
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

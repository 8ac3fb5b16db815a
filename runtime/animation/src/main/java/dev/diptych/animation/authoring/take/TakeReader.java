package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.space.Places;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.Stage;
import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.FileNames;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.WordRules;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Document;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads {@code take} blocks. */
public final class TakeReader {
  /** The word of the block. */
  public static final String WORD = "take";

  private static final String CAMERA = "Camera";
  private static final String GAZE = "EyeGaze";
  private static final String PLAY = "play";
  private static final String MEET = "meet";
  private static final List<String> WORDS =
      List.of("file", "only", Places.IN, "from", PLAY, MEET, "mirror", "scale");
  private static final Set<String> OFTEN = Set.of("only", MEET);

  private final KeyRows rows;
  private final Arguments arguments;
  private final List<Declared> declared = new ArrayList<>();

  private TakeReader(KeyRows rows) {
    this.rows = rows;
    this.arguments = rows.arguments();
  }

  /**
   * A take whose rows are not read yet.
   *
   * @param hands which hands of the scene it plays
   * @param camera whether it plays the camera
   * @param gaze whether it plays the gaze
   * @param swapped whether its hands are those of the other side in the recording
   */
  private record Declared(
      Section section,
      Recording recording,
      Set<Side> hands,
      boolean camera,
      boolean gaze,
      boolean swapped) {}

  /**
   * Opens the recordings of all takes of {@code root}, and adds the sections of what they play, if
   * it has none.
   */
  public static TakeReader declare(Section root, KeyRows rows) {
    TakeReader reader = new TakeReader(rows);
    List<Section> takes = root.sections().filter(section -> section.name().equals(WORD)).toList();
    takes.forEach(take -> reader.declare(root, take));
    return reader;
  }

  private void declare(Section root, Section take) {
    if (take.about() == null) {
      arguments.error(take.origin(), "a take needs a name: take Press { file \"press.bin\" }");
    }
    check(take);
    Recording recording = recording(take);
    Set<String> only = only(take);
    if (recording == null) {
      expectHands(root, take, only);
      return;
    }
    boolean swapped = take.setting("mirror").isPresent();
    Set<Side> hands = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      boolean wanted = only.isEmpty() || only.contains(side.label());
      if (wanted && recording.has(swapped ? side.other() : side)) {
        hands.add(side);
        root.require("Hands", take.origin()).require(side.label(), take.origin());
      }
    }
    boolean camera = (only.isEmpty() || only.contains(CAMERA)) && recording.hasCamera();
    if (camera) {
      root.require(CAMERA, take.origin());
    }
    boolean gaze =
        (only.isEmpty() || only.contains(GAZE))
            && recording.hasGaze()
            && root.layout().child(GAZE).isKnown();
    if (gaze) {
      root.require(GAZE, take.origin());
    }
    if (hands.isEmpty() && !camera && !gaze) {
      arguments.error(take.origin(), "the recording has no keys of what this take plays");
    }
    declared.add(new Declared(take, recording, hands, camera, gaze, swapped));
  }

  /** Adds the hands that a take would play, so that what is about them is no mistake, too. */
  private static void expectHands(Section root, Section take, Set<String> only) {
    for (Side side : Side.values()) {
      if (only.isEmpty() || only.contains(side.label())) {
        root.require("Hands", take.origin()).require(side.label(), take.origin());
      }
    }
  }

  private void check(Section take) {
    Set<String> found = new HashSet<>();
    for (Entry entry : take.entries()) {
      String name = WordRules.name(entry);
      if (name == null || !WORDS.contains(name)) {
        String text = name == null ? "this" : "'" + name + "'";
        arguments.error(
            entry.origin(),
            text + " is no part of a take",
            name == null ? null : Suggestion.nearest(name, WORDS),
            "parts: " + String.join(", ", WORDS));
      } else if (!found.add(name) && !OFTEN.contains(name)) {
        arguments.error(entry.origin(), "'" + name + "' is already set");
      } else if ((name.equals(PLAY) || name.equals(MEET)) != entry instanceof Section) {
        String help = name.equals(PLAY) ? "play { 0.5s part(1.2s .. 3.4s) }" : "file \"press.bin\"";
        help = name.equals(MEET) ? "meet IndexTip { 1.1s at Button.Front }" : help;
        arguments.error(entry.origin(), "'" + name + "' is not written so", "write " + help);
      }
    }
  }

  private @Nullable Recording recording(Section take) {
    Optional<Evaluated> file = take.setting("file");
    if (file.isEmpty()) {
      arguments.error(take.origin(), "the take has no recording", "add file \"press.bin\"");
      return null;
    }
    Evaluated value = file.get();
    String path = FileNames.path(value, "file", "press.bin", arguments);
    if (path == null) {
      return null;
    }
    Document document = arguments.context().material().document(path, value.origin()).orElse(null);
    if (document == null) {
      return null;
    }
    if (!InputAnimation.isIn(document.schema().format())) {
      String message = "'" + path + "' is not an input animation, but ";
      arguments.error(value.origin(), message + document.schema().format());
      return null;
    }
    return Recording.of(InputAnimation.of(document));
  }

  private Set<String> only(Section take) {
    Set<String> only = new HashSet<>();
    for (Entry entry : take.entries()) {
      if (entry instanceof Entry.Setting setting && setting.name().equals("only")) {
        String name = setting.value() instanceof Value.Word word ? word.text() : "this";
        List<String> known = List.of("Right", "Left", CAMERA, GAZE);
        if (known.contains(name)) {
          only.add(name);
        } else {
          arguments.error(
              setting.value().origin(),
              "a take has no '" + name + "'",
              Suggestion.nearest(name, known),
              "write only Right, only Left, only Camera or only EyeGaze; several are several"
                  + " settings");
        }
      }
    }
    return only;
  }

  /** Reads all takes. */
  public Takes read(Stage stage) {
    Takes takes = new Takes();
    Places world = new Places(arguments, stage, Space.WORLD);
    declared.forEach(take -> read(take, world, takes));
    return takes;
  }

  private void read(Declared take, Places world, Takes takes) {
    Section section = take.section();
    Retargeting retargeting = retargeting(section, world);
    List<TakenPart> parts = new PlayReader(rows).read(section, take.recording());
    if (!fits(take, parts)) {
      return;
    }
    Played span = Played.of(parts, take.recording());
    MeetReader meets = new MeetReader(rows, world.of(section));
    List<Meeting> meetings = meets.read(section, parts);
    Side meeting = meets.hand(section, take.hands(), meetings);
    for (Side side : take.hands()) {
      Side recorded = take.swapped() ? side.other() : side;
      List<Meeting> own = side == meeting ? meetings : List.of();
      take.recording()
          .hand(recorded, span)
          .ifPresent(figure -> takes.hand(side).add(played(parts, figure, retargeting, own)));
    }
    if (take.camera()) {
      take.recording()
          .camera(span)
          .ifPresent(figure -> takes.camera().add(played(parts, figure, retargeting, List.of())));
    }
    if (take.gaze()) {
      take.recording()
          .gaze(span)
          .ifPresent(figure -> takes.gaze().add(played(parts, figure, retargeting, List.of())));
    }
  }

  /** Whether what is played has no more keys than a text may have rows. */
  private boolean fits(Declared take, List<TakenPart> parts) {
    long keys = 0;
    for (TakenPart part : parts) {
      for (Side side : take.hands()) {
        Side recorded = take.swapped() ? side.other() : side;
        keys += take.recording().keys(recorded, part.from(), part.until());
      }
      keys += take.camera() ? take.recording().cameraKeys(part.from(), part.until()) : 0;
    }
    return arguments.context().budget().mayAdd(keys, take.section().origin());
  }

  private static List<FigurePart> played(
      List<TakenPart> parts,
      RecordedFigure figure,
      Retargeting retargeting,
      List<Meeting> meetings) {
    return parts.stream()
        .map(
            part ->
                new FigurePart(
                    part,
                    figure,
                    retargeting,
                    meetings.stream().filter(each -> part.covers(each.time())).toList()))
        .toList();
  }

  private Retargeting retargeting(Section section, Places world) {
    return new Retargeting(
        space(section, "from", world, Space.WORLD),
        space(section, Places.IN, world, Space.WORLD),
        section.setting("mirror").isPresent() ? space(section, "mirror", world, Space.WORLD) : null,
        scale(section));
  }

  private Space space(Section section, String name, Places world, Space otherwise) {
    Evaluated value = section.setting(name).orElse(null);
    if (value == null) {
      return otherwise;
    }
    if (value instanceof Value.Word word) {
      return world.stage().find(word);
    }
    arguments.error(value.origin(), "expected the name of a place: " + name + " Panel");
    return otherwise;
  }

  private double scale(Section section) {
    Evaluated value = section.setting("scale").orElse(null);
    if (value == null) {
      return 1;
    }
    double scale = arguments.number(value, null);
    if (scale > 0) {
      return scale;
    }
    arguments.error(value.origin(), "a scale must be above 0");
    return 1;
  }
}

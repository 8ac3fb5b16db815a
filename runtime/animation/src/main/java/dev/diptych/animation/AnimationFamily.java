package dev.diptych.animation;

import dev.diptych.animation.authoring.InputVocabulary;
import dev.diptych.animation.authoring.motion.MotionVocabulary;
import dev.diptych.animation.chart.AnimationCharts;
import dev.diptych.animation.compare.PointMeaning;
import dev.diptych.animation.compare.PointMeasure;
import dev.diptych.animation.compare.RotationMeaning;
import dev.diptych.animation.compare.RotationMeasure;
import dev.diptych.animation.convert.ExportCommand;
import dev.diptych.animation.convert.ImportCommand;
import dev.diptych.animation.edit.command.ConcatCommand;
import dev.diptych.animation.edit.command.ConvertCommand;
import dev.diptych.animation.edit.command.MirrorCommand;
import dev.diptych.animation.edit.command.PoseCommand;
import dev.diptych.animation.edit.command.ResampleCommand;
import dev.diptych.animation.edit.command.RetimeCommand;
import dev.diptych.animation.edit.command.ThinCommand;
import dev.diptych.animation.edit.command.TrimCommand;
import dev.diptych.animation.input.InputSummary;
import dev.diptych.animation.input.lint.InputLints;
import dev.diptych.animation.input.rotation.RotationSignRepair;
import dev.diptych.animation.input.rotation.RotationWRepair;
import dev.diptych.animation.motion.MoreDecimalsLint;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.animation.motion.change.MkmCommand;
import dev.diptych.animation.motion.lint.MotionLints;
import dev.diptych.animation.motion.lint.MotionSummary;
import dev.diptych.animation.scene.Scenes;
import dev.diptych.animation.table.AnimationPlayback;
import dev.diptych.authoring.Vocabulary;
import dev.diptych.family.CommandContext;
import dev.diptych.family.FormatFamily;
import dev.diptych.family.RowMeaning;
import dev.diptych.family.Template;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.scene.Scene;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.Repair;
import dev.diptych.table.Playback;
import dev.diptych.twin.compare.Measure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The input animations of MRTK, the motions of Mikoto, and the conversions between them. */
public final class AnimationFamily implements FormatFamily {
  @Override
  public List<Lint> lints() {
    return Stream.of(InputLints.all(), List.<Lint>of(new MoreDecimalsLint()), MotionLints.all())
        .flatMap(List::stream)
        .toList();
  }

  @Override
  public List<Repair> repairs() {
    return List.of(new RotationWRepair(), new RotationSignRepair());
  }

  @Override
  public List<String> knownDamage() {
    return List.of(
        "the RotationW curves of recordings by MRTK 2.6.0 to 2.7.2, rebuilt from the other three so"
            + " that each rotation has unit length.",
        "rotations that change to the other of their two quaternions between keys: all get the"
            + " hemisphere of the key before.");
  }

  @Override
  public Map<String, String> facts(Document document) {
    return MotionReader.isIn(document.schema().format())
        ? MotionSummary.of(document)
        : InputSummary.of(document);
  }

  @Override
  public List<Scene> scenes(Document document, Map<String, String> parents) {
    return Scenes.of(document, parents);
  }

  @Override
  public Optional<Playback> playback(Document document) {
    return AnimationPlayback.of(document);
  }

  @Override
  public List<ChartKind> charts() {
    return AnimationCharts.all();
  }

  @Override
  public List<Measure> measures() {
    return List.of(new RotationMeasure(), new PointMeasure());
  }

  @Override
  public List<RowMeaning> rowMeanings() {
    return List.of(new RotationMeaning(), new PointMeaning());
  }

  @Override
  public List<Vocabulary> vocabularies() {
    return List.of(new InputVocabulary(), new MotionVocabulary());
  }

  @Override
  public List<Template> templates() {
    return Templates.all();
  }

  @Override
  public Map<String, Function<CommandContext, Object>> commands() {
    Map<String, Function<CommandContext, Object>> commands = new LinkedHashMap<>();
    commands.put("mkm", MkmCommand::of);
    commands.put("import", ImportCommand::new);
    commands.put("export", ExportCommand::new);
    commands.put("trim", TrimCommand::new);
    commands.put("concat", ConcatCommand::new);
    commands.put("retime", RetimeCommand::new);
    commands.put("mirror", MirrorCommand::new);
    commands.put("resample", ResampleCommand::new);
    commands.put("thin", ThinCommand::new);
    commands.put("convert", ConvertCommand::new);
    commands.put("pose", PoseCommand::new);
    return commands;
  }

  @Override
  public List<String> binaryExtensions() {
    return List.of("bin", "mkmb");
  }

  @Override
  public List<String> textExtensions() {
    return List.of("mkm");
  }
}

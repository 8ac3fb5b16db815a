package dev.diptych.animation;

import dev.diptych.animation.authoring.InputVocabulary;
import dev.diptych.family.Template;
import java.util.List;

/** The texts to begin with. */
final class Templates {
  private Templates() {}

  static List<Template> all() {
    return List.of(
        text("head", "a head that looks around and nods"),
        text("right-hand", "a right hand that reaches, pinches, drags and lets go"),
        text("both-hands", "two hands that grab something and pull it apart"),
        text("gaze", "eyes that read three points while the head turns"),
        Template.resource(
            "gestures",
            "all gestures of hands, to include in a text and to change",
            InputVocabulary.class,
            "gestures.twin"),
        text("empty", "a camera that does not move"),
        template("motion", "a motion of Mikoto that waves", "motion.mkm"));
  }

  private static Template text(String name, String description) {
    return template(name, description, name + ".twin");
  }

  private static Template template(String name, String description, String file) {
    return Template.resource(name, description, Templates.class, "templates/" + file);
  }
}

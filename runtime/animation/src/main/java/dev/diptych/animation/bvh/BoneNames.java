package dev.diptych.animation.bvh;

import dev.diptych.animation.motion.Notes;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The names of joints in the other format, in which they must be different. */
final class BoneNames {
  private static final String REPLACED = "_";
  private static final CharsetEncoder CP932 = Charset.forName("windows-31j").newEncoder();

  private BoneNames() {}

  /**
   * The names that the joints of a BVH file have in a motion, which has no quotes in names and
   * Japanese Windows' characters only.
   *
   * @param notes receives those that differ
   */
  static List<String> of(List<BvhJoint> joints, Notes notes) {
    List<String> names = joints.stream().map(BvhJoint::name).toList();
    List<String> bones = unique(names, BoneNames::bone);
    for (int i = 0; i < bones.size(); i++) {
      if (!bones.get(i).equals(names.get(i))) {
        notes.add("the joint '%s' is the bone '%s'".formatted(names.get(i), bones.get(i)));
      }
    }
    return bones;
  }

  /** The names that bones have in a BVH file, which has no blanks and no braces in names. */
  static List<String> joints(List<String> bones) {
    return unique(bones, BoneNames::joint);
  }

  /** The name of a motion that a file gives: its own without folders and extension. */
  static String motion(String file) {
    String own = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    int dot = own.lastIndexOf('.');
    return bone(dot > 0 ? own.substring(0, dot) : own);
  }

  private static List<String> unique(List<String> names, UnaryOperator<String> form) {
    // Names that need no change keep theirs, wherever they are.
    Set<String> used = new HashSet<>();
    Set<String> kept = new HashSet<>(names);
    List<String> all = new ArrayList<>();
    for (String name : names) {
      String base = form.apply(name);
      String found = base;
      for (int i = 2; used.contains(found) || (!found.equals(name) && kept.contains(found)); i++) {
        found = base + REPLACED + i;
      }
      used.add(found);
      all.add(found);
    }
    return all;
  }

  private static synchronized String bone(String name) {
    StringBuilder bone = new StringBuilder();
    name.codePoints()
        .mapToObj(Character::toString)
        .map(each -> isBone(each) ? each : REPLACED)
        .forEach(bone::append);
    return bone.toString();
  }

  private static boolean isBone(String character) {
    return character.charAt(0) >= ' '
        && character.charAt(0) != '"'
        && character.charAt(0) != '\u007f'
        && CP932.canEncode(character);
  }

  private static String joint(String name) {
    String joint = name.replaceAll("[\\p{Z}\\p{C}{}]", REPLACED);
    return joint.isEmpty() ? REPLACED : joint;
  }
}

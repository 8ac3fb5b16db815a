package dev.diptych.conformance.view;

import java.util.List;

/** The joints of a hand in the order of a file, from the documentation of MRTK. */
public final class JointNames {
  public static final List<String> ALL =
      List.of(
          "None",
          "Wrist",
          "Palm",
          "ThumbMetacarpalJoint",
          "ThumbProximalJoint",
          "ThumbDistalJoint",
          "ThumbTip",
          "IndexMetacarpal",
          "IndexKnuckle",
          "IndexMiddleJoint",
          "IndexDistalJoint",
          "IndexTip",
          "MiddleMetacarpal",
          "MiddleKnuckle",
          "MiddleMiddleJoint",
          "MiddleDistalJoint",
          "MiddleTip",
          "RingMetacarpal",
          "RingKnuckle",
          "RingMiddleJoint",
          "RingDistalJoint",
          "RingTip",
          "PinkyMetacarpal",
          "PinkyKnuckle",
          "PinkyMiddleJoint",
          "PinkyDistalJoint",
          "PinkyTip");

  private JointNames() {}
}

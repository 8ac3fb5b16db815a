package dev.diptych.family.scene;

import dev.diptych.model.document.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that moves.
 *
 * @param name its name within its group
 * @param group what it belongs to, such as one of two hands; of something alone, its own name
 * @param shape how it is drawn
 * @param parent the index of the node that its rotation is relative to, or -1
 * @param origin the index of the node that its position is relative to, in the axes of that node,
 *     or -1
 * @param position the tracks of its position: one of three numbers, three of one number, or none
 * @param rotation the tracks of its rotation as a quaternion x y z w: one of four numbers, four of
 *     one number, or none; for {@link Shape.Ray} its direction: one of three, or three of one
 * @param visible the track that shows it where its value is above 0.5; null if it is always visible
 * @param path where the document has it
 */
public record Node(
    String name,
    String group,
    Shape shape,
    int parent,
    int origin,
    List<Track> position,
    List<Track> rotation,
    @Nullable Track visible,
    Path path) {
  /** Keeps its own copies. */
  public Node {
    position = List.copyOf(position);
    rotation = List.copyOf(rotation);
  }

  /** Its name in texts, such as {@code Right.IndexTip}; of something alone, its own name. */
  public String label() {
    return group.isEmpty() || group.equals(name) ? name : group + "." + name;
  }
}

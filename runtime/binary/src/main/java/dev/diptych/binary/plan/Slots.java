package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.binary.stream.Stream;
import dev.diptych.model.document.Path;
import org.jspecify.annotations.Nullable;

/**
 * A struct of a file. Its cells are the fields in sequence, then the instances, then the
 * parameters. Fields in sequence are decoded at once, instances when an expression or the document
 * asks for them.
 */
final class Slots extends Scope {
  private @Nullable Slots parent;
  private Slots root;
  private @Nullable Stream stream;
  private final int depth;
  private final Run run;
  private final byte[] states;
  private int done;
  private int cut = -1;
  private boolean little;
  private boolean alone;
  private int start;
  private int end;
  private Range @Nullable [] ranges;

  /** While encoding, the struct with this one, and where it is in it. */
  private @Nullable Slots holder;

  private int member;
  private int element;
  private @Nullable Own own;

  /**
   * A struct that nothing is decoded of.
   *
   * @param plan its type
   * @param parent the struct around it; null for a root
   * @param root the root of the file of its type; null if it is one
   * @param stream its stream; null for one that does not exist yet, while encoding
   * @param depth how many structs are around it
   * @param run the run that decodes it
   */
  Slots(
      StructPlan plan,
      @Nullable Slots parent,
      @Nullable Slots root,
      @Nullable Stream stream,
      int depth,
      Run run) {
    super(plan);
    this.parent = parent;
    this.root = root == null ? this : root;
    this.stream = stream;
    this.depth = depth;
    this.run = run;
    this.states = plan.states();
  }

  StructPlan plan() {
    return (StructPlan) layout();
  }

  Run run() {
    return run;
  }

  int depth() {
    return depth;
  }

  @Override
  public @Nullable Slots parent() {
    return parent;
  }

  @Override
  public Slots root() {
    return root;
  }

  @Override
  public Stream stream() {
    if (stream == null) {
      pullHolder();
    }
    return requireNonNull(stream);
  }

  /** Its stream, which is decoded. */
  Input input() {
    return (Input) stream();
  }

  /** Encodes the instance that this struct is in, which gives it a stream. */
  private void pullHolder() {
    Slots outer = this;
    while (outer.holder != null && outer.holder.stream == null) {
      outer = outer.holder;
    }
    if (outer.holder == null || outer.plan().sequential(outer.member)) {
      throw RejectedException.expression("uses a stream that does not exist yet");
    }
    outer.holder.present(outer.member);
    if (stream == null) {
      throw RejectedException.expression("uses a stream that does not exist yet");
    }
  }

  /** The struct whose own stream is {@code out}; null if it is none of this file. */
  @Nullable Slots holderOf(Output out) {
    Slots top = this;
    for (Slots up = this; up != null; up = up.holder) {
      if (up.own != null && up.stream == out) {
        return up;
      }
      top = up;
    }
    return top.within(out);
  }

  private @Nullable Slots within(Output out) {
    if (own != null && stream == out) {
      return this;
    }
    Slots found = null;
    for (int i = 0; i < plan().parameters() && found == null; i++) {
      Object value = object(i);
      if (value instanceof Slots inner && inner.holder == this) {
        found = inner.within(out);
      } else if (value instanceof Array array) {
        for (int k = 0; k < array.size() && found == null; k++) {
          found = array.object(k) instanceof Slots inner ? inner.within(out) : null;
        }
      }
    }
    return found;
  }

  /** Tells where the struct is: in a member of another one, or in an element of it. */
  void heldBy(Slots outer, int slot, int index) {
    holder = outer;
    member = slot;
    element = index;
    parent = outer;
    root = outer.root;
  }

  /** Sets the struct and the root that expressions see around it. */
  void place(@Nullable Slots around, @Nullable Slots top) {
    parent = around;
    root = top == null ? this : top;
  }

  /** Sets the stream that the struct is written to. */
  void begin(Output out) {
    stream = out;
  }

  /** What is known of its own stream; only while encoding a struct that has one. */
  Own own() {
    return requireNonNull(own);
  }

  void own(Own known) {
    own = known;
  }

  /** Its path from the root of the file. */
  Path path() {
    return holder == null ? Path.ROOT : new Path(holder.path(), holder.plan().id(member), element);
  }

  /** The rejection of a member, as an error with a path. */
  InconsistentValueException contradiction(int slot, RejectedException reason) {
    return contradiction(slot, -1, reason);
  }

  /** The rejection of an element of a member, as an error with a path. */
  InconsistentValueException contradiction(int slot, int index, RejectedException reason) {
    return Contradiction.of(new Path(path(), plan().id(slot), index), reason);
  }

  /** The rejection of the struct itself, as an error with a path. */
  InconsistentValueException contradiction(RejectedException reason) {
    return Contradiction.of(path(), reason);
  }

  @Override
  public void spend(long bytes) {
    run.spend(bytes);
  }

  /** Whether numbers without a byte order of their own are little endian. */
  boolean little() {
    return little;
  }

  void little(boolean order) {
    little = order;
  }

  /** Where it begins in its stream. */
  int start() {
    return start;
  }

  /** Where its sequence ends in its stream. */
  int end() {
    return end;
  }

  /** Whether its stream has nothing else. */
  boolean alone() {
    return alone;
  }

  /**
   * Sets where its sequence is in its stream.
   *
   * @param from where it begins
   * @param to where it ends
   * @param only whether the stream has nothing else
   */
  void span(int from, int to, boolean only) {
    start = from;
    end = to;
    alone = only;
  }

  /** Where an instance was decoded; null if it was not, or is computed. */
  @Nullable Range range(int slot) {
    return ranges == null ? null : ranges[slot - plan().sequence()];
  }

  void range(int slot, Range of) {
    if (ranges == null) {
      ranges = new Range[plan().parameters() - plan().sequence()];
    }
    ranges[slot - plan().sequence()] = of;
  }

  /** Decodes the fields in sequence of a struct that has a stream of its own. */
  void decodeAlone() {
    try {
      plan().decode(this);
    } catch (RejectedException e) {
      if (!run.keeps(this, e)) {
        throw e;
      }
    }
  }

  /** Notes that the fields in sequence from {@code slot} on cannot be decoded. */
  void cut(int slot) {
    cut = slot;
    done = slot;
  }

  /** The first field in sequence that cannot be decoded; -1 if there is none. */
  int cut() {
    return cut;
  }

  /**
   * What is decoded of the {@linkplain #cut field that cannot be decoded}: a struct that is cut,
   * the elements up to there, or whole rows; null for nothing.
   */
  @Nullable Object part(int slot) {
    Object value = slot == cut && !run.isTotalLoss() ? object(slot) : null;
    Step step = plan().step(slot).step();
    boolean part =
        (value instanceof Slots struct && struct.isPart())
            || (value instanceof Array array && array.size() > 0)
            || (value instanceof Bytes rows && rows.length() > 0 && step instanceof TableStep);
    return part ? value : null;
  }

  /** Whether it is cut, and has values that a document keeps. */
  boolean isPart() {
    return plan().inDocument() && (cut > 0 || (cut == 0 && part(0) != null));
  }

  /** Whether the document has the value of a member. */
  boolean shown(int slot) {
    if (plan().isParameter(slot)) {
      return depth == 0;
    }
    if (cut >= 0 && plan().sequential(slot) && slot >= cut && part(slot) == null) {
      return false;
    }
    return states.length == 0
        || (plan().sequential(slot) ? states[slot] != State.ABSENT : states[slot] == State.SHOWN);
  }

  /** Puts an instance into the document. */
  void show(int slot) {
    states[slot] = State.SHOWN;
  }

  /** Notes that the fields in sequence before {@code slot} have their values. */
  void done(int slot) {
    done = slot;
  }

  /** Notes that a member is absent. */
  void absent(int slot) {
    states[slot] = State.ABSENT;
  }

  /** Notes that a field in sequence has a value after all. */
  void appears(int slot) {
    if (states.length > 0) {
      states[slot] = State.UNREAD;
    }
  }

  /** Whether a member has a value to encode. */
  boolean has(Member member) {
    if (!plan().sequential(member.slot())) {
      return states[member.slot()] == State.HELD;
    }
    return !isAbsent(member.slot())
        && (member.form() != Form.CHOICE || object(member.slot()) != null);
  }

  /** Whether a field in sequence is absent. */
  boolean isAbsent(int slot) {
    return states.length > 0 && states[slot] == State.ABSENT;
  }

  /** Whether a member has a value now. */
  boolean isRead(int slot) {
    return plan().sequential(slot) ? !isAbsent(slot) : states[slot] == State.READ;
  }

  /** Notes that an instance has a value that is encoded when it is asked for. */
  void held(int slot) {
    states[slot] = State.HELD;
  }

  /** Encodes an instance with a value unless that was done. */
  void write(int slot) {
    if (states[slot] != State.HELD) {
      return;
    }
    states[slot] = State.READ;
    try {
      plan().step(slot).encodeInstance(this, slot);
    } catch (RejectedException e) {
      throw contradiction(slot, e);
    }
  }

  /** Makes a value visible whose step has not ended: elements see those before them. */
  void visible(int slot) {
    if (plan().sequential(slot)) {
      done = Math.max(done, slot + 1);
    } else {
      states[slot] = State.READ;
    }
  }

  @Override
  public boolean present(int slot) {
    StructPlan plan = plan();
    if (plan.sequential(slot)) {
      if (slot >= done) {
        throw RejectedException.expression("uses " + plan.id(slot) + ", which is decoded later");
      }
      return states.length == 0 || states[slot] != State.ABSENT;
    }
    return plan.isParameter(slot) || states[slot] >= State.READ || pulled(slot);
  }

  /** Decodes or computes an instance unless that was done. */
  private boolean pulled(int slot) {
    return switch (states[slot]) {
      case State.ABSENT -> false;
      case State.BEING_READ ->
          throw RejectedException.expression("needs " + plan().id(slot) + " to compute it");
      case State.FAILED -> throw ((RejectedException) requireNonNull(object(slot))).again();
      case State.HELD -> {
        if (stream != null) {
          write(slot);
        }
        yield true;
      }
      default -> read(slot);
    };
  }

  private boolean read(int slot) {
    states[slot] = State.BEING_READ;
    try {
      states[slot] = plan().step(slot).instance(this, slot) ? State.READ : State.ABSENT;
    } catch (RejectedException e) {
      if (run.isFilling()) {
        states[slot] = State.UNREAD;
        throw e;
      }
      states[slot] = State.FAILED;
      object(slot, e);
      throw e;
    }
    boolean present = states[slot] == State.READ;
    if (run.isFilling()) {
      // What it was computed from may still change.
      states[slot] = State.UNREAD;
    }
    return present;
  }
}

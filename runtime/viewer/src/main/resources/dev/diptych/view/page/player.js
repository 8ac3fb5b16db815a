// The time that is shown.

export class Player {
  constructor() {
    this.time = 0;
    this.start = 0;
    this.end = 0;
    this.speed = 1;
    this.loop = true;
    this.playing = false;
  }

  /** Another range; the time stays where it is in it. */
  range(start, end) {
    this.start = start;
    this.end = end;
    this.seek(this.time);
  }

  seek(time) {
    this.time = Math.min(this.end, Math.max(this.start, time));
  }

  toggle() {
    if (!this.playing && this.time >= this.end) this.seek(this.start);
    this.playing = !this.playing;
  }

  /** Moves on by seconds of the clock. */
  advance(seconds) {
    if (!this.playing) return;
    const next = this.time + seconds * this.speed;
    const length = this.end - this.start;
    if (next <= this.end) {
      this.time = next;
    } else if (this.loop && length > 0) {
      this.time = this.start + ((next - this.start) % length);
    } else {
      this.time = this.end;
      this.playing = false;
    }
  }
}

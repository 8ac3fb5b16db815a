// The line of time with markers, and the curves of what is selected.

import { Lanes } from './lanes.js';

/** The height of the band of times and, below it, of marks; curves begin under both. */
const TIMES = 16;
const AXIS = 32;
const PAD = 6;

const NAMES = ['#ff6b6b', '#7ee0a1', '#6cb6ff', '#ffb454'];
const MAX_DOTS = 400;
const REACH = 6;

export class Timeline {
  constructor({ canvas, cursor, legend, checks }, player, { seek, pickKey }) {
    this.canvas = canvas;
    this.legend = legend;
    this.lanes = new Lanes(checks, this, seek);
    this.cursor = cursor;
    this.player = player;
    this.seek = seek;
    this.pickKey = pickKey;
    this.curves = [];
    this.marks = [];
    this.from = 0;
    this.to = 1;
    this.listen();
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  resize() {
    const scale = window.devicePixelRatio || 1;
    this.canvas.width = Math.max(1, this.canvas.clientWidth * scale);
    this.canvas.height = Math.max(1, this.canvas.clientHeight * scale);
    this.changed?.();
    this.draw();
  }

  range(start, end) {
    const wasAll = this.from <= this.first && this.to >= this.last;
    this.first = start;
    this.last = Math.max(end, start + 1e-3);
    if (this.first === undefined || wasAll || this.from >= this.last || this.isNew === undefined) {
      this.from = this.first;
      this.to = this.last;
      this.isNew = false;
    }
  }

  x(time) {
    return ((time - this.from) / (this.to - this.from)) * this.canvas.clientWidth;
  }

  timeAt(x) {
    return this.from + (x / this.canvas.clientWidth) * (this.to - this.from);
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId);
      const key = this.keyAt(event.offsetX, event.offsetY);
      if (key) this.pickKey(key);
      else this.seek(this.timeAt(event.offsetX));
      this.dragging = !key;
    });
    canvas.addEventListener('pointermove', (event) => {
      if (this.dragging) this.seek(this.timeAt(event.offsetX));
    });
    canvas.addEventListener('pointerup', () => (this.dragging = false));
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        this.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.timeAt(event.offsetX));
      },
      { passive: false },
    );
  }

  zoom(factor, around) {
    const from = around - (around - this.from) * factor;
    const to = around + (this.to - around) * factor;
    if (to - from < 0.01) return;
    this.from = Math.max(this.first, from);
    this.to = Math.min(this.last, to);
    this.changed?.();
    this.draw();
  }

  keyAt(x, y) {
    for (const curve of this.curves) {
      for (const dot of curve.dots ?? []) {
        if (Math.hypot(dot.x - x, dot.y - y) < REACH) return dot.key;
      }
    }
    return null;
  }

  draw() {
    const { canvas } = this;
    const scale = canvas.width / Math.max(1, canvas.clientWidth);
    const draw = canvas.getContext('2d');
    draw.setTransform(scale, 0, 0, scale, 0, 0);
    draw.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    draw.font = '11px system-ui';
    this.drawAxis(draw);
    this.curves.forEach((curve, i) => this.drawCurve(draw, curve, NAMES[i % NAMES.length]));
    this.drawMarks(draw);
    this.describe();
    this.lanes.draw();
    this.moveCursor();
  }

  /** Shows the time: an element of its own, because the curves take long to draw. */
  moveCursor() {
    const x = this.x(this.player.time);
    this.cursor.hidden = x < 0 || x > this.canvas.clientWidth;
    this.cursor.style.transform = `translateX(${x}px)`;
  }

  drawAxis(draw) {
    const raw = ((this.to - this.from) / Math.max(1, this.canvas.clientWidth)) * 90;
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw;
    draw.fillStyle = '#8a92a2';
    draw.strokeStyle = '#2a2e37';
    for (let i = Math.ceil(this.from / step); i * step <= this.to; i++) {
      const x = this.x(i * step);
      line(draw, x, 0, x, this.canvas.clientHeight);
      draw.fillText(`${Number((i * step).toPrecision(12))} s`, x + 3, 12);
    }
  }

  drawMarks(draw) {
    draw.fillStyle = '#ffb454';
    draw.strokeStyle = '#ffb454';
    let free = -Infinity; // A name that has no room is not drawn over another one.
    for (const mark of [...this.marks].sort((a, b) => a.time - b.time)) {
      const x = this.x(mark.time);
      line(draw, x, TIMES, x, this.canvas.clientHeight);
      if (x < free) continue;
      draw.fillText(mark.name, x + 3, AXIS - 4);
      free = x + draw.measureText(mark.name).width + 8;
    }
  }

  /** The names of the curves, the lowest and the highest value: next to the curves, never over them. */
  describe() {
    const shown = this.curves.filter((curve) => curve.times.length > 0);
    const parts = this.curves.map((curve, i) => part('line', curve.name, NAMES[i % NAMES.length]));
    if (shown.length > 0) {
      const value = (number) => `${Number(number.toPrecision(4))} ${shown[0].unit ?? ''}`.trim();
      const low = Math.min(...shown.map((curve) => curve.low));
      const high = Math.max(...shown.map((curve) => curve.high));
      parts.push(part('limits', `${value(low)} to ${value(high)}`, ''));
    }
    this.legend.replaceChildren(...parts);
  }

  drawCurve(draw, curve, color) {
    const { times, values } = curve;
    const low = Math.min(...this.curves.map((c) => c.low));
    const high = Math.max(...this.curves.map((c) => c.high));
    const height = this.canvas.clientHeight - AXIS - 2 * PAD;
    const y = (value) => AXIS + PAD + (1 - (value - low) / Math.max(1e-9, high - low)) * height;
    draw.strokeStyle = color;
    draw.fillStyle = color;
    draw.beginPath();
    for (let i = 0; i < times.length; i++) {
      if (curve.steps && i > 0) draw.lineTo(this.x(times[i]), y(values[i - 1]));
      draw.lineTo(this.x(times[i]), y(values[i]));
    }
    // After its last key, a curve keeps its value.
    if (times.length > 0) draw.lineTo(Math.max(this.x(times[times.length - 1]), this.x(this.last)), y(values[times.length - 1]));
    draw.stroke();
    curve.dots = [];
    for (const key of curve.keys ?? []) {
      if (curve.keys.length > MAX_DOTS) break;
      const dot = { x: this.x(key.time), y: y(key.value), key };
      curve.dots.push(dot);
      draw.fillRect(dot.x - 2, dot.y - 2, 4, 4);
    }
  }
}

function part(name, text, color) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  element.style.color = color;
  return element;
}

function line(draw, x0, y0, x1, y1) {
  draw.beginPath();
  draw.moveTo(x0, y0);
  draw.lineTo(x1, y1);
  draw.stroke();
}

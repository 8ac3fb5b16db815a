// Expectations under the line of time: green where they hold, red where not.

export class Lanes {
  constructor(element, timeline, seek) {
    this.element = element;
    this.timeline = timeline;
    this.seek = seek;
    this.checks = [];
  }

  draw() {
    this.element.replaceChildren(...this.checks.map((check) => this.row(check)));
  }

  /** A click shows the first time at which it fails, or at which it begins. */
  row(check) {
    const row = document.createElement('div');
    row.className = 'row';
    const text = document.createElement('span');
    text.className = check.passed ? 'passed' : 'failed';
    text.textContent = `${check.passed ? '\u2713' : '\u2717'} ${check.text}`;
    const lane = document.createElement('div');
    lane.className = 'lane';
    lane.append(...check.spans.map((span) => this.bar(span)));
    row.append(text, lane);
    const first = check.spans.find((span) => !span.passed) ?? check.spans[0];
    row.addEventListener('click', () => first && this.seek(first.from));
    return row;
  }

  bar({ from, to, passed }) {
    const { timeline } = this;
    const share = (time) => Math.min(1, Math.max(0, (time - timeline.from) / (timeline.to - timeline.from)));
    const bar = document.createElement('i');
    bar.className = passed ? 'passed' : 'failed';
    bar.style.left = `${100 * share(from)}%`;
    bar.style.width = `${100 * (share(to) - share(from))}%`;
    return bar;
  }
}

// The bytes of a file, sixteen a row. Only the rows in view are in the page.

const ROW = 18;
const WIDTH = 16;
const MAX_HEIGHT = 8e6;

export class HexPane {
  constructor(element, source, pointed) {
    this.element = element;
    this.source = source;
    this.space = document.createElement('div');
    this.rows = document.createElement('div');
    this.rows.className = 'rows';
    element.append(this.space, this.rows);
    this.size = 0;
    this.field = null;
    element.addEventListener('scroll', () => this.refresh());
    this.rows.addEventListener('pointermove', (event) => {
      const offset = event.target.dataset?.offset;
      if (offset !== undefined) pointed(Number(offset));
    });
    new ResizeObserver(() => this.refresh()).observe(element);
  }

  show(file, size) {
    this.file = file;
    this.size = size;
    this.count = Math.ceil(size / WIDTH);
    this.height = Math.min(MAX_HEIGHT, this.count * ROW);
    this.space.style.height = `${this.height}px`;
    return this.refresh();
  }

  fit() {
    return Math.ceil(this.element.clientHeight / ROW) + 1;
  }

  top() {
    const share = this.element.scrollTop / Math.max(1, this.height - this.element.clientHeight);
    return Math.round(Math.min(1, share) * Math.max(0, this.count - this.fit() + 1));
  }

  async refresh() {
    if (this.size === 0) return;
    const top = this.top();
    const token = (this.token = {});
    const bytes = await this.source.bytes(this.file, top * WIDTH, this.fit() * WIDTH);
    if (token !== this.token) return;
    this.rows.style.top = `${this.element.scrollTop}px`;
    const rows = [];
    for (let at = 0; at < bytes.length; at += WIDTH) {
      rows.push(this.row(top * WIDTH + at, bytes.subarray(at, at + WIDTH)));
    }
    this.rows.replaceChildren(...rows);
    this.mark(this.field);
  }

  row(offset, bytes) {
    const row = document.createElement('div');
    const number = document.createElement('span');
    number.className = 'number';
    number.textContent = offset.toString(16).padStart(8, '0');
    row.append(number);
    bytes.forEach((byte, i) => row.append(cell(offset + i, byte.toString(16).padStart(2, '0'), 'byte')));
    row.append(document.createTextNode(' '.repeat(2 + 3 * (WIDTH - bytes.length))));
    bytes.forEach((byte, i) =>
      row.append(cell(offset + i, byte > 32 && byte < 127 ? String.fromCharCode(byte) : '·', 'letter')),
    );
    return row;
  }

  /** Marks the bytes of a field. */
  mark(field) {
    this.field = field;
    for (const each of this.rows.querySelectorAll('[data-offset]')) {
      const offset = Number(each.dataset.offset);
      each.classList.toggle('field', field !== null && offset >= field.start && offset < field.end);
    }
  }

  /** Scrolls to an offset unless it is in view. */
  go(offset) {
    const row = Math.floor(offset / WIDTH);
    const top = this.top();
    if (row >= top && row < top + this.fit() - 2) return;
    const share = Math.max(0, row - 4) / Math.max(1, this.count - this.fit() + 1);
    this.element.scrollTop = share * Math.max(0, this.height - this.element.clientHeight);
  }
}

function cell(offset, text, kind) {
  const span = document.createElement('span');
  span.className = kind;
  span.dataset.offset = offset;
  span.textContent = text;
  return span;
}

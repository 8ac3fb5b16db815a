// The text of a file. Only the lines in view are in the page.

const ROW = 18;
const MAX_HEIGHT = 8e6; // Browsers limit the height of an element.
const MORE = 20;
const MAX_LETTERS = 400;

/** The types of tokens, by their numbers: TokenType.java. */
const TYPES = ['keyword', 'block', 'attribute', 'member', 'function', 'variable', 'string', 'figure', 'comment', 'title'];

export class TextPane {
  constructor(element, source, jump, pointed) {
    this.element = element;
    this.source = source;
    this.jump = jump;
    element.addEventListener('pointermove', (event) => this.point(event, pointed));
    this.space = document.createElement('div');
    element.append(this.space);
    element.addEventListener('scroll', () => this.refresh());
    new ResizeObserver(() => this.refresh()).observe(element);
    this.count = 0;
    this.rows = new Map();
  }

  /** Shows a file, or the included one that has a key; nothing if there is no text. */
  show(file, count, included) {
    if (file !== this.file) this.clear();
    this.file = file;
    this.included = included;
    this.count = count;
    this.element.hidden = count === 0;
    this.height = Math.min(MAX_HEIGHT, count * ROW);
    this.space.style.height = `${this.height}px`;
    if (count === 0) this.clear();
    this.refresh();
  }

  clear() {
    this.rows.forEach((row) => row.remove());
    this.rows.clear();
  }

  /** The first line in view. In a long text, scrolling is coarser than a line. */
  top() {
    const room = Math.max(1, this.height - this.element.clientHeight);
    const share = Math.min(1, this.element.scrollTop / room);
    const fit = Math.floor(this.element.clientHeight / ROW);
    return 1 + Math.round(share * Math.max(0, this.count - fit));
  }

  async refresh() {
    if (this.count === 0) return;
    const file = this.file;
    const top = this.top();
    const first = Math.max(1, top - MORE);
    const fit = Math.ceil(this.element.clientHeight / ROW) + 2 * MORE;
    const token = (this.token = {});
    const answer = await this.source.lines(file, first, Math.min(2000, fit), this.included).catch(() => null);
    if (!answer || token !== this.token) return;
    this.clear();
    this.tokens = new Map(answer.lines.map((_, i) => [first + i, answer.tokens[i] ?? []]));
    answer.lines.forEach((line, i) => this.row(first + i, line, first + i - top));
    this.mark(this.field ?? null);
  }

  row(number, line, offset) {
    const row = document.createElement('div');
    row.className = 'row';
    row.style.top = `${this.element.scrollTop + offset * ROW}px`;
    const button = document.createElement('button');
    button.className = 'number';
    button.textContent = number;
    button.title = 'Jump to its key';
    button.addEventListener('click', () => this.jump(number));
    const content = document.createElement('span');
    content.className = 'content';
    content.textContent = line.slice(0, MAX_LETTERS);
    row.dataset.line = number;
    row.append(button, content);
    row.classList.toggle('current', number === this.current);
    this.rows.set(number, row);
    this.element.append(row);
  }

  /** Reports which line and column are pointed at. */
  point(event, pointed) {
    const row = event.target.closest?.('.row');
    if (!row || this.included) return; // Bytes belong to the file itself.
    const text = row.querySelector('.content');
    const letter = text.getBoundingClientRect().width / Math.max(1, text.textContent.length);
    const column = Math.floor((event.clientX - text.getBoundingClientRect().left) / Math.max(1, letter));
    pointed(Number(row.dataset.line), Math.max(0, column) + 1);
  }

  /** Colors all lines, and marks a part of one. */
  mark(field) {
    this.field = field;
    for (const [number, row] of this.rows) {
      const content = row.querySelector('.content');
      const text = content.textContent;
      const parts = colored(text, this.tokens.get(number) ?? []);
      if (field && !this.included && field.line === number) {
        const from = field.column - 1;
        const mark = document.createElement('span');
        mark.className = 'field';
        mark.textContent = text.slice(from, Math.min(text.length, from + field.length));
        content.replaceChildren(text.slice(0, from), mark, text.slice(from + field.length));
      } else {
        content.replaceChildren(...parts);
      }
    }
  }

  /** Scrolls to a line unless it is in view. */
  reveal(line) {
    const top = this.top();
    if (line < top || line >= top + Math.floor(this.element.clientHeight / ROW)) this.scrollTo(line);
  }

  scrollTo(line) {
    const fit = Math.floor(this.element.clientHeight / ROW);
    const share = (line - 1 - fit / 2) / Math.max(1, this.count - fit);
    this.element.scrollTop = Math.max(0, share) * Math.max(0, this.height - this.element.clientHeight);
  }

  /** Marks a line and scrolls to it. */
  go(line) {
    this.current = line;
    this.scrollTo(line);
    return this.refresh();
  }
}

/** The parts of a line: spans with the types of its tokens, and what is between them. */
function colored(text, tokens) {
  const parts = [];
  let done = 0;
  for (let i = 0; i + 2 < tokens.length && tokens[i] < text.length; i += 3) {
    const [from, length, type] = tokens.slice(i, i + 3);
    const span = document.createElement('span');
    span.className = TYPES[type];
    span.textContent = text.slice(from, from + length);
    parts.push(text.slice(done, from), span);
    done = from + length;
  }
  return [...parts, text.slice(done)];
}

import { refuse } from "../refusal.js";

/** The attribute at the top of a text that chooses among the layouts of a version. */
export const LAYOUT = "layout";

/** The schema of a text by its header line, by its layout, and by `options`. */
export function chooseSchema(schemas, options, text) {
  const { title, version } = text.header;
  const known = schemas.filter(
    ({ refusal, format }) => refusal === null && [undefined, format.id].includes(options.format),
  );
  if (known.length === 0) {
    refuse("unknown-format", `no format has the id '${options.format}'`);
  }
  const all = schemas.filter(({ format }) => format.title === title);
  if (all.length > 0 && all.every(({ refusal }) => refusal !== null)) {
    refuse("known-variant", all[0].refusal);
  }
  const titled = known.filter(({ format }) => format.title === title);
  if (titled.length === 0) {
    refuse("unknown-format", `no format is called '${title}'`);
  }
  const versioned = titled.filter(({ format }) => format.version === version);
  if (versioned.length === 0) {
    refuse("unknown-version", `${title} has no version '${version}'`);
  }
  return chooseLayout(versioned, options, text);
}

function chooseLayout(versioned, options, { source, items }) {
  const fallback = versioned.find(({ format }) => format.preferred) ?? versioned[0];
  if (fallback.format.layout === undefined) {
    return fallback;
  }
  const [given, again] = items.filter(({ sort, name }) => sort === "attribute" && name === LAYOUT);
  if (again !== undefined) {
    refuse("duplicate-field", "duplicate 'layout'");
  }
  const wanted =
    given === undefined ? options.layout : source.text(given.value.start, given.value.end);
  if (options.layout !== undefined && options.layout !== wanted) {
    refuse("layout-mismatch", `the text has the layout ${wanted}, the option ${options.layout}`);
  }
  const found = versioned.find(({ format }) => format.layout === wanted);
  if (wanted !== undefined && found === undefined) {
    refuse("unknown-layout", `unknown layout '${wanted}'`);
  }
  return found ?? fallback;
}

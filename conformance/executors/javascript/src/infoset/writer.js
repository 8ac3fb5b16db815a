import { adapter } from "../schema/adapters.js";
import { Struct } from "../document/struct.js";
import { Scalar, Sequence, Table } from "../document/values.js";

/** The infoset of a document. Forms that are only for reading are omitted. */
export function writeInfoset(schema, root) {
  return { infoset: 1, schema: schema.key, root: struct(root) };
}

function struct(value) {
  const fields = {};
  value.type.fields.forEach((field, index) => {
    if ((value.values[index] ?? null) !== null) {
      fields[field.id] = member(field, value.values[index]);
    }
  });
  const written = { struct: value.type.name, fields };
  if (!value.residue.isEmpty) {
    written.residue = residue(value.residue);
  }
  return written;
}

function member(field, value) {
  if (value instanceof Struct) {
    return struct(value);
  }
  if (value instanceof Sequence) {
    return value.elements.map((element) => member(field, element));
  }
  if (value instanceof Table) {
    return table(field, value);
  }
  return value instanceof Scalar ? scalar(field, value.value) : blob(field, value.bytes);
}

function table(field, { columns, rows }) {
  return {
    table: field.struct,
    columns: columns.map((column) => [column.id, column.kind.tag]),
    rows: rows.map((row) => row.map((value, index) => number(columns[index].kind, value))),
  };
}

function scalar(field, value) {
  switch (field.sort) {
    case "number":
      return { [field.kind.tag]: number(field.kind, value) };
    case "varint":
      return { varint: [hex(adapter(field.adapter).encode(value))] };
    default:
      return { [field.sort]: String(value) };
  }
}

function number(kind, value) {
  return kind.isFloat ? [value.toString(16).padStart(2 * kind.width, "0")] : String(value);
}

function blob(field, bytes) {
  const pair = field.sort === "text" || field.sort === "varint";
  return pair ? { [field.sort]: [hex(bytes)] } : { bytes: hex(bytes) };
}

function residue({ trailing, slack, patches }) {
  const written = {};
  if (trailing.length > 0) {
    written.trailing = hex(trailing);
  }
  if (slack !== 0n) {
    written.slack = String(slack);
  }
  if (patches.length > 0) {
    written.patches = patches.map((patch) => [
      String(patch.offset),
      hex(patch.encoded),
      hex(patch.actual),
    ]);
  }
  return written;
}

function hex(bytes) {
  return Buffer.from(bytes).toString("hex");
}

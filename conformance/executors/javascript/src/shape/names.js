import { upperCamelCase } from "../schema/words.js";

/** The name of a block for `field`; `struct` is what it mentions, or an empty string. */
export function blockName(field, struct) {
  return struct === "" ? field.name : field.name + upperCamelCase(simple(struct));
}

/** The name of an attribute for `field`; `struct` is what it mentions, or an empty string. */
export function attributeName(field, struct) {
  return struct === "" ? field.attribute : `${field.attribute}_${simple(struct)}`;
}

/** A box is called after what is in it, and then after the field that it was made for. */
function simple(struct) {
  const name = struct.substring(struct.lastIndexOf(":") + 1);
  return name.startsWith("twin_") ? name.substring("twin_".length).replace(/__.*/, "") : name;
}

/** An id such as `key_frame` in the form `KeyFrame`. */
export function upperCamelCase(id) {
  return id
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.substring(1))
    .join("");
}

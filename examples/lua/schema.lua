-- Looks things up in the JSON of a schema.
local failure = require("failure")
local schema = {}

-- Types of numbers: the tag in an infoset, the format of string.pack, and the number of bytes.
local NUMBERS = {}
for _, each in ipairs({ { "u", "I" }, { "s", "i" } }) do
  for _, width in ipairs({ 1, 2, 4, 8 }) do
    local tag = each[1] .. width
    for suffix, order in pairs({ [""] = "<", le = "<", be = ">" }) do
      NUMBERS[tag .. suffix] = { tag = tag, format = order .. each[2] .. width, width = width }
    end
  end
end
-- Floats are integers here: only their bits count.
for tag, width in pairs({ f4 = 4, f8 = 8 }) do
  for suffix, order in pairs({ le = "<", be = ">" }) do
    NUMBERS[tag .. suffix] = { tag = tag, format = order .. "I" .. width, width = width, float = true }
  end
end

function schema.number(field)
  return NUMBERS[field.type]
end

-- The schema with its structs and enums by name, and the fields that determine others.
function schema.index(source)
  local index = { root = source.root, structs = {}, enums = {} }
  for _, struct in ipairs(source.structs) do
    index.structs[struct.name] = struct
    struct.determined_by = {}
    for _, field in ipairs(struct.fields) do
      local sibling = field.count_of or field.length_of
      if sibling then
        struct.determined_by[sibling] = field
      end
    end
  end
  for _, enum in ipairs(source.enums or {}) do
    index.enums[enum.name] = enum
  end
  return index
end

-- The struct that a field contains; a switch is selected by the value of a sibling, in decimal digits.
function schema.nested(index, field, selector)
  if field.type == "struct" then
    return index.structs[field.struct]
  end
  for _, case in ipairs(field.cases) do
    if case.value == selector then
      return index.structs[case.struct]
    end
  end
  return nil
end

-- Whether a field is present. The only condition in the formats of the vectors is `flag != 0`.
function schema.present(field, value_of)
  if not field["if"] then
    return true
  end
  local flag = field["if"]:match("^([%w_]+) != 0$")
  if not flag then
    failure.unsupported("the condition " .. field["if"])
  end
  return value_of(flag) ~= 0
end

-- The number of elements or bytes that the value of another field announces.
function schema.size(determining, value)
  if determining.scale then
    return tonumber(determining.scale) * value + tonumber(determining.offset)
  end
  return value
end

return schema
